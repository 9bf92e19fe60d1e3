import type { FastifyContextConfig } from 'fastify';
import type { OpenAPIV3_1 } from 'openapi-types';
import { ADMIN_PASSWORD_HEADER } from '#shared/admin.ts';
import { sessionCookieName } from './session-cookie.ts';

type Access = NonNullable<FastifyContextConfig['access']>;

/** How callers prove who they are. */
export function securitySchemes(
  isHttps: boolean,
): Record<string, OpenAPIV3_1.SecuritySchemeObject> {
  return {
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: sessionCookieName(isHttps),
      description: 'The session of a signed-in user. Register, login and Google sign-in set it.',
    },
    adminPassword: {
      type: 'apiKey',
      in: 'header',
      name: ADMIN_PASSWORD_HEADER,
      description: 'The password of the admin panel.',
    },
    stripeSignature: {
      type: 'apiKey',
      in: 'header',
      name: 'stripe-signature',
      description: 'The signature of the payment service over the body.',
    },
  };
}

const SECURITY: Record<Access, OpenAPIV3_1.SecurityRequirementObject[]> = {
  public: [],
  // The token is part of the path.
  link: [],
  user: [{ session: [] }],
  admin: [{ adminPassword: [] }],
  webhook: [{ stripeSignature: [] }],
};

export function securityOf(access: Access = 'public') {
  return SECURITY[access];
}
