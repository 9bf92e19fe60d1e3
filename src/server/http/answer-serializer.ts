import type { FastifySerializerCompiler } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import * as core from 'zod/v4/core';

type Schema = core.$ZodType;

/**
 * Sends what the schema of an answer names and nothing else, and fails rather than send another
 * shape. The check takes a third of the time with objects that zod compiles.
 */
export const answerSerializer: FastifySerializerCompiler<Schema> = (route) => {
  // At the first answer, because few routes are called soon after a start.
  let serialize: ReturnType<typeof serializerCompiler> | undefined;
  return (data) => {
    serialize ??= serializerCompiler({ ...route, schema: withCompiledObjects(route.schema) });
    return serialize(data);
  };
};

/**
 * The same schema with objects that zod compiles to a function at their first use. `zod/mini`, which
 * the shared schemas use to keep the browser's script small, has no such objects. Kinds that are
 * not named here stay as they are.
 */
function withCompiledObjects(schema: Schema): Schema {
  const { def } = (schema as core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object': {
      const shape = Object.entries(def.shape).map(([key, field]) => [
        key,
        withCompiledObjects(field),
      ]);
      return new core.$ZodObjectJIT({ ...def, shape: Object.fromEntries(shape) });
    }
    case 'array':
      return new core.$ZodArray({ ...def, element: withCompiledObjects(def.element) });
    case 'nullable':
      return new core.$ZodNullable({ ...def, innerType: withCompiledObjects(def.innerType) });
    case 'optional':
      return new core.$ZodOptional({ ...def, innerType: withCompiledObjects(def.innerType) });
    default:
      return schema;
  }
}
