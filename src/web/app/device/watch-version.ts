/**
 * When a part of the page does not load, asks whether the server has another version. Where no
 * service worker runs, nothing else would notice.
 */
export function watchVersion(onNewVersion: () => void): () => void {
  const look = async () => {
    if (await isReplaced()) onNewVersion();
  };
  window.addEventListener('vite:preloadError', look);
  return () => window.removeEventListener('vite:preloadError', look);
}

async function isReplaced(): Promise<boolean> {
  const version = document.querySelector<HTMLMetaElement>('meta[name="app-version"]')?.content;
  try {
    const response = await fetch('/dashboard', { cache: 'no-store' });
    return response.ok && !(await response.text()).includes(`content="${version}"`);
  } catch {
    return false;
  }
}
