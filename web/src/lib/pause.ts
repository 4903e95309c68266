/** Waits. Ends early if the network comes back, the page becomes visible again, or the signal aborts. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      removeEventListener('online', done);
      document.removeEventListener('visibilitychange', back);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const back = (): void => {
      if (document.visibilityState === 'visible') done();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener('online', done);
    document.addEventListener('visibilitychange', back);
    signal.addEventListener('abort', done);
  });
}
