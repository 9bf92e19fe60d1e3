import { afterEach, beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react/pure';
import '../styles.css';
import { forgetServer, startServer } from './test-server.ts';

beforeEach(startServer);
afterEach(async () => {
  await cleanup();
  forgetServer();
});
