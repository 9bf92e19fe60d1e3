import { mustSend } from './http-call.ts';
import type { Random } from './random.ts';

/** The part of JSON Schema that the document uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minItems?: number;
  maximum?: number;
  default?: unknown;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

export interface Operation {
  method: string;
  /** With placeholders such as `{id}`. */
  path: string;
  parameters: Parameter[];
  bodyType: string | null;
  body: Schema | null;
}

interface Document {
  components: { schemas: Record<string, Schema> };
  paths: Record<string, Record<string, DocumentedOperation>>;
}

export interface DocumentedOperation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
  responses?: Record<string, { content?: Record<string, unknown> }>;
}

/** Whether the answer ends only with the session. Nobody can wait for all of it. */
export function isEndless(method: string, { responses }: DocumentedOperation): boolean {
  return (
    method.toUpperCase() === 'GET' && 'text/event-stream' in (responses?.['200']?.content ?? {})
  );
}

/** Every call in the product's own document, except the stream of events. */
export async function readOperations(origin: string): Promise<Operation[]> {
  const { paths, components } = await mustSend<Document>(origin, {
    method: 'GET',
    path: '/api/openapi.json',
  });
  return Object.entries(paths).flatMap(([path, methods]) => {
    const calls = Object.entries(methods).filter(([method, call]) => !isEndless(method, call));
    return calls.map(([method, { parameters = [], requestBody }]) => {
      const [bodyType = null, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
      return {
        method: method.toUpperCase(),
        path,
        parameters,
        bodyType,
        body: content?.schema ? resolveSchema(content.schema, components.schemas) : null,
      };
    });
  });
}

/** Resolves a named schema. */
export function resolveSchema(schema: Schema, named: Record<string, Schema>): Schema {
  if (!schema.$ref) return schema;
  const found = named[schema.$ref.replace('#/components/schemas/', '')];
  if (!found) throw new Error(`The document has no ${schema.$ref}`);
  return found;
}

/** A value that the schema allows, as far as the schema says. */
export function exampleOf(schema: Schema, random: Random, name = ''): unknown {
  if (schema.anyOf) return exampleOf(random.pick(schema.anyOf), random, name);
  if (schema.enum) return random.pick(schema.enum);
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([key]) => schema.required?.includes(key) || random.chance(0.6))
          .map(([key, each]) => [key, exampleOf(each, random, key)]),
      );
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () =>
        exampleOf(schema.items ?? {}, random),
      );
    case 'integer':
    case 'number':
      return Math.min(100 + random.below(1_000), schema.maximum ?? Number.POSITIVE_INFINITY);
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    default:
      return exampleText(schema, random, name);
  }
}

const DAYS = /[dD]ate|On$|Until$|^from$|^to(day)?$/;
const AMOUNTS = /budget|amount|rate|planned|held|total|deposit|estimate/i;

function exampleText(schema: Schema, random: Random, name: string): string {
  if (schema.format === 'email' || /email/i.test(name)) {
    return `somebody-${random.below(1e6)}@example.com`;
  }
  if (schema.pattern?.startsWith('^\\d')) return String(1 + random.below(100_000));
  if (DAYS.test(name)) return `2026-03-${String(1 + random.below(28)).padStart(2, '0')}`;
  if (AMOUNTS.test(name)) return `${100 + random.below(9_000)}.50`;
  if (/password/i.test(name)) return 'correct horse battery';
  if (/timeZone/.test(name)) return 'Europe/Berlin';
  if (/currency/i.test(name)) return 'EUR';
  return `some words ${random.below(1e6)}`;
}
