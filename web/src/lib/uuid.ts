/** A key for one submit. */
export const uuid = (): string => crypto.randomUUID();
