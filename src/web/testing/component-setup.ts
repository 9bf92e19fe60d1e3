import { afterEach, beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react/pure';
import { WEB_CONFIG_META, type WebConfig } from '#shared/web-config.ts';
import '../styles.css';
import { forgetServer, startServer } from './test-server.ts';

/** The settings that the server writes into its page. A component that misses them is not drawn. */
const settings: WebConfig = {
  productName: 'Plumbline',
  googleSignIn: true,
  demoUrl: '/demo',
  billing: 'off',
};
if (!document.querySelector(`meta[name="${WEB_CONFIG_META}"]`)) {
  const meta = document.createElement('meta');
  meta.name = WEB_CONFIG_META;
  meta.content = JSON.stringify(settings);
  document.head.append(meta);
}

beforeEach(startServer);
afterEach(async () => {
  await cleanup();
  forgetServer();
});
