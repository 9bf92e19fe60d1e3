import type { FastifyInstance } from 'fastify';

/**
 * The API accepts only JSON bodies; Fastify answers anything else with 415. An empty body with the
 * JSON type counts as no body, because clients send that type with every call.
 */
export function acceptJsonOnly(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parse(request, body as string, done);
  });
}
