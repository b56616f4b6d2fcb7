import { type FastifyReply, type FastifyRequest } from 'fastify';
import {
  authenticationCookieOf,
  clearAuthenticationCookie,
  setAuthenticationCookie,
} from '#platform/http/authentication-cookies';
import { type Ports } from '#platform/ports';

const COOKIE = 'SECOND-STEP';

/** The token of the sign-in that a browser has begun, if any. */
export function readBegunCookie(
  { config }: Pick<Ports, 'config'>,
  request: FastifyRequest,
): string | null {
  return authenticationCookieOf(request, config, COOKIE);
}

/** The cookie lasts as long as the sign-in that was begun. */
export function setBegunCookie(
  { config }: Pick<Ports, 'config'>,
  reply: FastifyReply,
  token: string,
): void {
  setAuthenticationCookie(reply, config, {
    name: COOKIE,
    value: token,
    maxAgeSeconds: config.PIN_MINUTES * 60,
  });
}

export function clearBegunCookie(
  { config }: Pick<Ports, 'config'>,
  reply: FastifyReply,
): void {
  clearAuthenticationCookie(reply, config, COOKIE);
}
