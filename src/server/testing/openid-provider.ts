import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export interface Person {
  sub: string;
  email: string;
  email_verified: boolean;
  given_name?: string;
  family_name?: string;
  picture?: string;
}

export interface OpenIdProvider {
  issuer: URL;
  /** The user at the provider's page, or null for a user who refuses. */
  visitor: Person | null;
  close(): Promise<void>;
}

interface ProviderOptions {
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  /** Its tokens are signed with a key that it does not publish. */
  signsWithUnknownKey?: boolean;
}

/** A real OpenID provider on loopback. Its page answers at once, as `visitor` says. */
export async function startOpenIdProvider(options: ProviderOptions): Promise<OpenIdProvider> {
  const people = new Map<string, Person>();
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);

  const provider = new Provider(issuer.origin, {
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.clientSecret,
        redirect_uris: [options.redirectUri],
      },
    ],
    // Google puts the profile into the identity token itself.
    conformIdTokenClaims: false,
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'picture'],
    },
    pkce: { required: () => true },
    cookies: { keys: ['loopback'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    async findAccount(_context, sub) {
      const person = people.get(sub);
      return person && { accountId: sub, claims: () => ({ ...person }) };
    },
    async loadExistingGrant(context) {
      const { client, session } = context.oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new context.oidc.provider.Grant({
        clientId: client.clientId,
        accountId: session.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });

  const running: OpenIdProvider = {
    issuer,
    visitor: null,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  if (options.signsWithUnknownKey) {
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey;
    provider.use(async (context, next) => {
      await next();
      if (context.path !== '/jwks') return;
      const { keys } = context.body as { keys: object[] };
      context.body = { keys: keys.map((key) => ({ ...key, ...other.export({ format: 'jwk' }) })) };
    });
  }
  provider.use(async (context, next) => {
    if (!context.path.startsWith('/interaction/')) return next();
    const person = running.visitor;
    if (person) people.set(person.sub, person);
    await provider.interactionFinished(
      context.req,
      context.res,
      person
        ? { login: { accountId: person.sub } }
        : { error: 'access_denied', error_description: 'The person said no' },
    );
    context.respond = false;
  });
  server.on('request', provider.callback());
  return running;
}

/** Follows the provider's pages like a browser and returns the final redirect address. */
export async function throughProvider(start: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(start);
  for (let hops = 0; hops < 10; hops += 1) {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    url = new URL(response.headers.get('location') ?? '', url);
    if (url.host === 'localhost:3000') return url;
  }
  throw new Error('The provider did not send the browser back');
}
