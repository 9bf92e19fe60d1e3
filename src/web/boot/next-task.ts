/** Lets the browser paint and respond before the next piece of work. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}

/** After the next paint. A page in the background is not painted, so it does not wait. */
export function nextPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve(nextTask()));
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });
}
