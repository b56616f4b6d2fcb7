import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Config } from '../config';
import { secureCookies } from './xsrf';

/**
 * A cookie that proves an identity by itself: no script can read it, and only calls of
 * `authentications` get it. Where cookies are Secure its name begins with `__Secure-`, so
 * that nobody on plain http can set it (security-requirements B9). The other name is then
 * ignored.
 */
const nameIn = (config: Config, bare: string) =>
  secureCookies(config) ? `__Secure-${bare}` : bare;

const optionsIn = (config: Config) =>
  ({
    path: '/api/v1/authentications',
    httpOnly: true,
    sameSite: 'strict',
    secure: secureCookies(config),
  }) as const;

/** The cookie's value, if the browser sent one. */
export function authenticationCookieOf(
  request: FastifyRequest,
  config: Config,
  bare: string,
): string | null {
  return request.cookies[nameIn(config, bare)] ?? null;
}

export function setAuthenticationCookie(
  reply: FastifyReply,
  config: Config,
  { name, value, maxAgeSeconds }: { name: string; value: string; maxAgeSeconds: number },
): void {
  reply.setCookie(nameIn(config, name), value, {
    ...optionsIn(config),
    maxAge: maxAgeSeconds,
  });
}

export function clearAuthenticationCookie(
  reply: FastifyReply,
  config: Config,
  bare: string,
): void {
  reply.clearCookie(nameIn(config, bare), optionsIn(config));
}
