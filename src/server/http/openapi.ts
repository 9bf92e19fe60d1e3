import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body as JSON Schema, for the document only, where the handler reads it by itself. */
    documentedBody?: object;
  }
}

/** The document of all calls, made from the schemas that validate them. */
export async function describeApi(app: FastifyInstance, productName: string) {
  await app.register(fastifySwagger, {
    openapi: { openapi: '3.1.0', info: { title: `${productName} API`, version: '1' } },
    transform(input) {
      const described = jsonSchemaTransform(input);
      const body = input.route.config?.documentedBody;
      return body ? { ...described, schema: { ...described.schema, body } } : described;
    },
  });
}

/** An answer that is a file of this type. */
export function fileResponse(type: string, description: string) {
  return { description, content: { [type]: { schema: z.any() } } };
}
