import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startOpenIdProvider } from '../src/server/testing/openid-provider.ts';
import { freePort, startProduct } from './product.ts';

const google = { clientId: 'plumbline', clientSecret: 'a-secret-of-the-test' };

export default async function setup() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'plumbline-e2e-'));
  const port = await freePort();
  const provider = await startOpenIdProvider({
    ...google,
    redirectUri: `http://localhost:${port}/api/auth/google/callback`,
  });
  provider.visitor = {
    sub: 'google-grace',
    email: 'grace@example.com',
    email_verified: true,
    given_name: 'Grace',
  };
  const product = await startProduct({
    dataDir,
    port,
    env: {
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_CLIENT_SECRET: google.clientSecret,
      GOOGLE_ISSUER: provider.issuer.origin,
    },
  });
  process.env['PRODUCT_URL'] = product.url;
  process.env['PRODUCT_DATA_DIR'] = dataDir;
  return async () => {
    await product.stop();
    await provider.close();
    await rm(dataDir, { recursive: true });
  };
}
