import * as oidc from 'openid-client';

const TIMEOUT_SECONDS = 10;

/** What must survive between leaving for Google and coming back. */
interface GoogleTransaction {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface GoogleIdentity {
  sub: string;
  email: string | null;
  isEmailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  pictureUrl: string | null;
}

/** The user declined on Google's page. */
export class GoogleDeniedError extends Error {}

export interface GoogleProvider {
  begin(redirectUri: string): Promise<{ url: string; transaction: GoogleTransaction }>;
  finish(callbackUrl: URL, transaction: GoogleTransaction): Promise<GoogleIdentity>;
}

interface GoogleOptions {
  clientId: string;
  clientSecret: string;
  issuer: URL;
}

export function createGoogleProvider(options: GoogleOptions): GoogleProvider {
  let discovered: Promise<oidc.Configuration> | undefined;

  /** Fetched at the first use and cached; a failure is not cached. */
  function configuration(): Promise<oidc.Configuration> {
    discovered ??= discover(options).catch((error: unknown) => {
      discovered = undefined;
      throw error;
    });
    return discovered;
  }

  return {
    async begin(redirectUri) {
      const config = await configuration();
      const transaction = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        codeVerifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: transaction.state,
        nonce: transaction.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(transaction.codeVerifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, transaction };
    },

    async finish(callbackUrl, transaction) {
      const config = await configuration();
      const tokens = await oidc
        .authorizationCodeGrant(config, callbackUrl, {
          expectedState: transaction.state,
          expectedNonce: transaction.nonce,
          pkceCodeVerifier: transaction.codeVerifier,
          idTokenExpected: true,
        })
        .catch((error: unknown) => {
          if (error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied') {
            throw new GoogleDeniedError(error.message, { cause: error });
          }
          throw error;
        });
      const claims = tokens.claims();
      if (!claims) throw new Error('The provider sent no identity');
      return toIdentity(claims);
    },
  };
}

function discover({ issuer, clientId, clientSecret }: GoogleOptions) {
  // The protocol would accept TLS instead of checking the token's signature. We check it.
  const execute = [oidc.enableNonRepudiationChecks];
  // Plain http is only for a provider on this machine; otherwise the library refuses it.
  if (issuer.protocol === 'http:') execute.push(oidc.allowInsecureRequests);
  return oidc.discovery(issuer, clientId, clientSecret, undefined, {
    execute,
    timeout: TIMEOUT_SECONDS,
  });
}

function toIdentity(claims: oidc.IDToken): GoogleIdentity {
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
  return {
    sub: claims.sub,
    email: text(claims['email']),
    isEmailVerified: claims['email_verified'] === true,
    firstName: text(claims['given_name']),
    lastName: text(claims['family_name']),
    pictureUrl: text(claims['picture']),
  };
}
