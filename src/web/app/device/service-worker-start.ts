import { AT_REST_MS, VERSION_CHECK_MS } from '../../config/timings.ts';
import { cacheName } from '../../service-worker/cache-name.ts';

const VERSION_META = 'app-version';

/** Not from the sources, which have no worker, and not if the browser is set to save data. */
export function worksOffline(): boolean {
  return import.meta.env.PROD && 'serviceWorker' in navigator && !savesData();
}

function savesData(): boolean {
  // Not in every browser, and not in TypeScript's types.
  return 'connection' in navigator && Object(navigator.connection).saveData === true;
}

/**
 * Loads the service worker when the page is at rest: it then fetches the code of all pages, one
 * file at a time. It says if it has the files of another version than this page.
 */
export function startServiceWorker(onNewVersion: () => void): () => void {
  const version = document.querySelector<HTMLMetaElement>(`meta[name="${VERSION_META}"]`)?.content;
  const left = new AbortController();
  const { signal } = left;
  const workers = navigator.serviceWorker;
  // As long as it is held, the worker keeps the files of this version.
  navigator.locks
    .request(cacheName(version ?? ''), { mode: 'shared', signal }, () => untilAborted(signal))
    .catch(() => undefined);
  workers.addEventListener(
    'message',
    ({ data }) => {
      if (data?.version && data.version !== version) onNewVersion();
    },
    { signal },
  );
  const start = async () => {
    const registration = await workers.register('/sw.js', { updateViaCache: 'none' });
    registration.active?.postMessage('page-started');
  };
  const timer = setTimeout(() => start().catch(() => undefined), AT_REST_MS);
  const check = setInterval(async () => {
    const registration = await workers.getRegistration();
    await registration?.update().catch(() => undefined);
  }, VERSION_CHECK_MS);
  return () => {
    left.abort();
    clearTimeout(timer);
    clearInterval(check);
  };
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
