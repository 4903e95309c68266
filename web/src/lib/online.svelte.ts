/** Whether the service can be reached. The browser's own word is a hint; a call that failed is the proof. */
export const network = $state({ reachable: navigator.onLine });

export function listenToNetwork(): void {
  addEventListener('online', () => (network.reachable = true));
  addEventListener('offline', () => (network.reachable = false));
}
