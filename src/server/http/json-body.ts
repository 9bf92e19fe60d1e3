import type { FastifyInstance } from 'fastify';

/**
 * JSON is the only body that the API takes; anything else is a 415 by Fastify's own rule. An empty
 * body with the JSON type counts as none, as clients send it with every call.
 */
export function acceptJsonOnly(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parse(request, body as string, done);
  });
}
