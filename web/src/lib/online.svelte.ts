/** Whether the service can be reached. The browser gives a first hint; the polls set the real value. */
export const network = $state({ reachable: navigator.onLine });

export function listenToNetwork(): void {
  addEventListener('online', () => (network.reachable = true));
  addEventListener('offline', () => (network.reachable = false));
}
