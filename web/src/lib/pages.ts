/** The pages that are loaded on demand, so that the front page appears fast. */
const others = {
  account: () => import('../pages/Account.svelte'),
  keys: () => import('../pages/Keys.svelte'),
  sessions: () => import('../pages/Sessions.svelte'),
  'signed-in': () => import('../pages/SignedIn.svelte'),
};

export const loading = {
  session: () => import('../pages/Session.svelte'),
  compare: () => import('../pages/Compare.svelte'),
  data: () => import('../pages/Data.svelte'),
  other: (name: string) => (name in others ? others[name as keyof typeof others]() : import('../pages/NotFound.svelte')),
};

/** Begins to load the page of an address at the start, before it is shown. */
export function begin(path: string): void {
  const [page = '', , third = ''] = path.split('/').filter(Boolean);
  if (page === 's') void (third === 'compare' ? loading.compare() : loading.session());
  else if (page === 'data') void loading.data();
  else if (page) void loading.other(page);
}
