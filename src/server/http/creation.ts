import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { IDEMPOTENCY_KEY, IDEMPOTENCY_KEY_HEADER } from '#shared/idempotency.ts';
import type { Queryable, Save } from '../db/client.ts';
import { AppError, invalidField } from '../errors.ts';
import { currentUser } from './access.ts';
import type { Seal } from './sealed-text.ts';

/**
 * What happens if a creation is sent twice. `keyed`: with the same Idempotency-Key it is created
 * once. `unique`: there can only be one anyway, so it needs no key. Every POST that answers 201
 * declares it; otherwise it does not register.
 */
type Creates = 'keyed' | 'unique';

export interface KeptAnswer {
  status: number;
  answer: string;
}

export interface RequestKeys {
  /** Does the work unless it has been done. `save` must write what it creates. */
  answerOnce(
    request: { userId: number; key: string; methodPath: string; bodySha256: string },
    work: (save: Save) => Promise<unknown>,
    toAnswer: (created: unknown) => string,
  ): Promise<KeptAnswer>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    creates?: Creates;
    /** For an answer with a secret that we store only as a hash: it is kept encrypted. */
    isAnswerSecret?: boolean;
  }
  interface FastifyInstance {
    requestKeys: RequestKeys;
    answerSeal: Seal;
    /** The routes that take a key, for the test that sends each of them twice. */
    keyedRoutes: string[];
  }
}

export function keepCreationsOnce(app: FastifyInstance, requestKeys: RequestKeys, seal: Seal) {
  app.decorate('requestKeys', requestKeys);
  app.decorate('answerSeal', seal);
  app.decorate('keyedRoutes', []);
  app.addHook('onRoute', (route) => {
    if (!answers201(route)) return;
    const { creates, access } = route.config ?? {};
    if (!creates) throw new Error(`Route ${route.url} does not say how it creates`);
    if (creates !== 'keyed') return;
    if (access !== 'user' && access !== 'link') {
      throw new Error(`Route ${route.url} has no user who could own its keys`);
    }
    app.keyedRoutes.push(`POST ${route.url}`);
    route.preValidation = [route.preValidation ?? [], checkKey].flat();
  });
}

function answers201({ method, url, schema }: RouteOptions): boolean {
  const isPost = [method].flat().includes('POST');
  return isPost && url.startsWith('/api') && Object.hasOwn(schema?.response ?? {}, 201);
}

function readKey(request: FastifyRequest): string | undefined {
  return request.headers[IDEMPOTENCY_KEY_HEADER] as string | undefined;
}

function checkKey(request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void) {
  const key = readKey(request);
  const isRight = key === undefined || IDEMPOTENCY_KEY.test(key);
  const takes = 'The Idempotency-Key takes 1 to 64 letters, digits, - and _';
  done(isRight ? undefined : invalidField(IDEMPOTENCY_KEY_HEADER, takes));
}

/** Answers 201 with what `create` returns. Without a key, `create` gets no transaction. */
export function answerCreated(
  request: FastifyRequest,
  reply: FastifyReply,
  create: (on?: Queryable) => Promise<unknown>,
) {
  const creation = { bodySha256: () => bodySha256(request), work: (save: Save) => save(create) };
  return answerOnce(request, reply, creation);
}

/** Of a body that was parsed as JSON. */
export function bodySha256({ body }: FastifyRequest): string {
  return createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest('hex');
}

interface Creation {
  bodySha256: () => string | Promise<string>;
  /** Do slow work before you call `save`, because `save` holds a transaction open. */
  work: (save: Save) => Promise<unknown>;
}

export async function answerOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  { bodySha256, work }: Creation,
) {
  reply.code(201);
  const key = readKey(request);
  if (key === undefined) return reply.send(await work((create) => create()));
  const keyed = { ...ownerOf(request, key), bodySha256: await bodySha256() };
  const { requestKeys, answerSeal } = request.server;
  const isSecret = request.routeOptions.config.isAnswerSecret ?? false;
  const { status, answer } = await requestKeys.answerOnce(keyed, work, (created) => {
    const text = String(reply.serialize(created));
    return isSecret ? answerSeal.close(text) : text;
  });
  const text = isSecret ? answerSeal.open(answer) : answer;
  if (text === null) throw new AppError('key_reused', 'This was saved already. Look for it there.');
  return reply.code(status).type('application/json; charset=utf-8').send(text);
}

/**
 * The keys of a link are apart from all others: no member can send one with a space. Its path is
 * not stored, because the token is part of it.
 */
function ownerOf(request: FastifyRequest, key: string) {
  const { method, linkScope, routeOptions } = request;
  if (linkScope) {
    const { ownerId, linkId } = linkScope;
    return {
      userId: ownerId,
      key: `${linkId} ${key}`,
      methodPath: `${method} ${routeOptions.url}`,
    };
  }
  const [path = ''] = request.url.split('?', 1);
  return { userId: currentUser(request).id, key, methodPath: `${method} ${path}` };
}
