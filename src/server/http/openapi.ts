import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import * as z from 'zod/mini';
import { IDEMPOTENCY_KEY } from '#shared/idempotency.ts';
import { describeResponses, refusalComponents } from './api-responses.ts';
import { answerSchemas, bodyReference, schemaComponents } from './api-schemas.ts';
import { securityOf, securitySchemes } from './api-security.ts';
import { API_TAGS, isApiTag } from './api-tags.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body as JSON Schema, only for the document, if the handler reads the body itself. */
    documentedBody?: object;
  }
}

const INTRODUCTION = `Sign in with \`POST /api/login\` and send the session cookie with each call. \
Money is text with two decimals, such as \`"1234.50"\`. Instants are ISO 8601 in UTC. \
A refusal has a sentence for people in \`error\` and a word for programs in \`code\`.`;

const idempotencyHeaders = {
  type: 'object',
  properties: {
    'Idempotency-Key': {
      type: 'string',
      pattern: IDEMPOTENCY_KEY.source,
      description: 'The same key with the same body creates once and gets the same answer again.',
    },
  },
};

const describeRoute = createJsonSchemaTransform({ schemaRegistry: answerSchemas });

interface ApiOptions {
  productName: string;
  publicUrl: URL;
  isHttps: boolean;
}

/** The document of all calls, made from the schemas that validate them. */
export async function describeApi(app: FastifyInstance, options: ApiOptions) {
  app.addHook('onRoute', requireDescription);
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${options.productName} API`,
        version: '1',
        description: INTRODUCTION,
        license: { name: 'UNLICENSED' },
      },
      servers: [{ url: options.publicUrl.origin, description: 'This server' }],
      tags: API_TAGS,
      components: { securitySchemes: securitySchemes(options.isHttps) },
    },
    transform({ schema, ...input }) {
      const { body, ...rest } = schema ?? {};
      const described = describeRoute({ schema: rest, ...input });
      const { documentedBody, creates, access } = input.route.config ?? {};
      const describedBody = body instanceof z.core.$ZodType ? bodyReference(body) : documentedBody;
      return {
        ...described,
        schema: {
          ...described.schema,
          security: securityOf(access),
          ...(describedBody && { body: describedBody }),
          ...(creates === 'keyed' && { headers: idempotencyHeaders }),
        },
      };
    },
    transformObject(made) {
      if (!('openapiObject' in made)) throw new Error('The API document is not OpenAPI 3');
      return complete(made.openapiObject as OpenAPIV3_1.Document);
    },
  });
}

/** A call without an operation id, a summary or a tag does not register. */
function requireDescription({ url, schema }: RouteOptions) {
  if (!url.startsWith('/api') || schema?.hide) return;
  const { operationId, summary, tags = [] } = schema ?? {};
  if (!operationId || !summary) throw new Error(`Route ${url} has no operationId or no summary`);
  if (!tags.every(isApiTag) || tags.length !== 1)
    throw new Error(`Route ${url} needs one known tag`);
}

function complete(document: OpenAPIV3_1.Document): OpenAPIV3_1.Document {
  for (const path of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(path ?? {}) as OpenAPIV3_1.OperationObject[]) {
      operation.responses = describeResponses(operation.responses ?? {});
    }
  }
  const schemas = schemaComponents() as OpenAPIV3_1.ComponentsObject['schemas'] & object;
  const components = { ...document.components, schemas, responses: refusalComponents() };
  return { ...document, components };
}

/** A response that is a file of this type. */
export function fileResponse(type: string, description: string) {
  return { description, content: { [type]: { schema: z.any() } } };
}
