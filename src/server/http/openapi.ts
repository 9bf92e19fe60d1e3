import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { IDEMPOTENCY_KEY } from '#shared/idempotency.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body as JSON Schema, for the document only, where the handler reads it by itself. */
    documentedBody?: object;
  }
}

const idempotencyHeaders = {
  type: 'object',
  properties: {
    'Idempotency-Key': {
      type: 'string',
      pattern: IDEMPOTENCY_KEY.source,
      description: 'The same key with the same body creates once and is answered the same again.',
    },
  },
};

/** The document of all calls, made from the schemas that validate them. */
export async function describeApi(app: FastifyInstance, productName: string) {
  await app.register(fastifySwagger, {
    openapi: { openapi: '3.1.0', info: { title: `${productName} API`, version: '1' } },
    transform(input) {
      const described = jsonSchemaTransform(input);
      const { documentedBody, creates } = input.route.config ?? {};
      return {
        ...described,
        schema: {
          ...described.schema,
          ...(documentedBody && { body: documentedBody }),
          ...(creates === 'keyed' && { headers: idempotencyHeaders }),
        },
      };
    },
  });
}

/** An answer that is a file of this type. */
export function fileResponse(type: string, description: string) {
  return { description, content: { [type]: { schema: z.any() } } };
}
