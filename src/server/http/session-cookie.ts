import type { FastifyReply, FastifyRequest } from 'fastify';
import { SIGNED_IN_HINT_COOKIE } from '#shared/auth.ts';

const SESSION_COOKIE = 'plumbline_session';
const ABSOLUTE_LIFE_SECONDS = 30 * 24 * 3600;

/** Under https the `__Host-` prefix makes browsers refuse a cookie planted by a sibling domain. */
function cookieName(request: FastifyRequest): string {
  return request.server.isHttps ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE;
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
  const { valid, value } = request.unsignCookie(raw);
  return valid ? value : null;
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
