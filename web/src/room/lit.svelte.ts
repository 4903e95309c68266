/** The claim that the pointer is on, so that a challenge and what it attacks light up together. */
export const lit = $state({ claim: '' });
