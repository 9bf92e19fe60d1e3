import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SIGNED_IN_HINT_COOKIE } from '#shared/user.ts';

const SESSION_COOKIE = 'plumbline_session';
const ABSOLUTE_LIFE_SECONDS = 30 * 24 * 3600;

/** Under https, the `__Host-` prefix makes browsers refuse a cookie planted by a sibling domain. */
export function sessionCookieName(isHttps: boolean): string {
  return isHttps ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE;
}

function cookieName(request: FastifyRequest): string {
  return sessionCookieName(request.server.isHttps);
}

function cookieOptions(request: FastifyRequest) {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.server.isHttps,
    signed: true,
  } as const;
}

export function readSessionCookie(request: FastifyRequest): string | null {
  const raw = request.cookies[cookieName(request)];
  if (!raw) return null;
  const known = verified.get(request.server)?.get(raw);
  if (known !== undefined) return known;
  const { valid, value } = request.unsignCookie(raw);
  if (!valid) return null;
  rememberVerified(request.server, raw, value);
  return value;
}

/** Signatures that were valid: a browser sends the same one with each request. */
const verified = new WeakMap<FastifyInstance, Map<string, string>>();
const VERIFIED_MAX = 1_000;

function rememberVerified(server: FastifyInstance, raw: string, token: string): void {
  const tokens = verified.get(server) ?? new Map<string, string>();
  if (tokens.size >= VERIFIED_MAX) tokens.clear();
  verified.set(server, tokens.set(raw, token));
}

export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string) {
  reply.setCookie(cookieName(request), token, {
    ...cookieOptions(request),
    maxAge: ABSOLUTE_LIFE_SECONDS,
  });
  reply.setCookie(SIGNED_IN_HINT_COOKIE, '1', {
    ...hintOptions(request),
    maxAge: ABSOLUTE_LIFE_SECONDS,
  });
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply) {
  const { signed, ...options } = cookieOptions(request);
  reply.clearCookie(cookieName(request), options);
  reply.clearCookie(SIGNED_IN_HINT_COOKIE, hintOptions(request));
}

function hintOptions(request: FastifyRequest) {
  return { path: '/', sameSite: 'lax', secure: request.server.isHttps } as const;
}
