import { createHmac } from 'node:crypto';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { XSRF_COOKIE, XSRF_HEADER } from '@site/api-contract';
import { type Config, isDemo } from '../config';
import { refuse } from '../errors';
import { type Ports } from '../ports';
import { honoredKeys, type SigningKey, signingKey } from '../security/signing-keys';
import { timingSafeEquals } from '../security/timing-safe-equals';

const REFUSED =
  'Não foi possível confirmar a origem do pedido. Recarregue a página e tente de novo.';

/** A random value signed by the server: `value.signature`, both base64url. */
export function newXsrfToken({
  config,
  random,
}: Pick<Ports, 'config' | 'random'>): string {
  const value = random.token(16);
  return `${value}.${signatureOf(value, signingKey(config))}`;
}

function signatureOf(value: string, { secret }: SigningKey): string {
  return createHmac('sha256', secret).update(`xsrf:${value}`).digest('base64url');
}

function isOurs(token: string | undefined, config: Config): token is string {
  const [value, signature, ...rest] = token?.split('.') ?? [];
  if (!value || !signature || rest.length > 0) return false;
  return honoredKeys(config).some((key) =>
    timingSafeEquals(signature, signatureOf(value, key)),
  );
}

/** Cookies are Secure, except in a demo on plain http. */
export function secureCookies(config: Config): boolean {
  return !(isDemo(config) && config.PUBLIC_ORIGIN.startsWith('http:'));
}

/**
 * Sets the cookie on any answer when the browser has no valid one (docs/product;
 * security-requirements C1).
 */
export function offerXsrfCookie(
  app: FastifyInstance,
  ports: Pick<Ports, 'config' | 'random'>,
): void {
  const { config } = ports;
  const secure = secureCookies(config);
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    if (isOurs(request.cookies[XSRF_COOKIE], config)) return;
    reply.setCookie(XSRF_COOKIE, newXsrfToken(ports), {
      path: '/',
      sameSite: 'strict',
      secure,
      httpOnly: false,
    });
  });
}

/**
 * Every call but GET, HEAD and OPTIONS needs the header equal to the cookie: else 403, on
 * `authentications` 400.
 */
export function checkXsrf(request: FastifyRequest, config: Config): void {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return;
  const cookie = request.cookies[XSRF_COOKIE];
  const header = request.headers[XSRF_HEADER];
  if (
    isOurs(cookie, config) &&
    typeof header === 'string' &&
    timingSafeEquals(header, cookie)
  )
    return;
  const isSignIn = (request.routeOptions.url ?? '').startsWith('/api/v1/authentications');
  refuse(isSignIn ? 'invalid' : 'forbidden', REFUSED);
}
