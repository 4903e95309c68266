/** The address of the current page. Addresses can be reloaded, shared and opened in a new tab. */
const read = (): { path: string; search: string } => ({ path: location.pathname, search: location.search });

export const place = $state(read());

function update(): void {
  Object.assign(place, read());
}

/** Goes to an address of the console. */
export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  update();
  if (!replace) scrollTo(0, 0);
}

/** Addresses that other parts of the service answer. */
const outside = /^\/(api|docs|health|openapi\.json|assets)(\/|$)/;

function onClick(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || event.defaultPrevented || event.button !== 0 || link.target || link.hasAttribute('download')) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin || outside.test(url.pathname)) return;
  if (url.hash && url.pathname === location.pathname) return;
  event.preventDefault();
  go(url.pathname + url.search);
}

export function listen(): void {
  addEventListener('popstate', update);
  document.addEventListener('click', onClick);
}
