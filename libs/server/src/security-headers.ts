import { type FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/**
 * Policy of every page: nothing inline, nothing from another host (security-requirements
 * C4). Fonts and the manifest use the default. Only three policies turn a string into
 * markup or code: `rodar` for sanitized HTML (libs/cms), `rodar-page` for pages that this
 * site rendered, `default` for markup of libraries (libs/shell).
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "media-src 'self' blob:",
  "worker-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types rodar rodar-page default',
].join('; ');

const FEATURES_OFF = [
  'accelerometer',
  'browsing-topics',
  'display-capture',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
/** Features of a video player, allowed only on pages. */
const PLAYER_FEATURES = [
  'autoplay',
  'encrypted-media',
  'fullscreen',
  'picture-in-picture',
];

/** Without spaces: home's headers and document come in one round trip. */
const permissions = (player: string) =>
  [
    'camera=(self)',
    'geolocation=(self)',
    'microphone=()',
    ...FEATURES_OFF.map((name) => `${name}=()`),
    ...PLAYER_FEATURES.map((name) => `${name}=${player}`),
  ].join();

/**
 * Headers of every answer of every process (security-requirements C5). Names in lower
 * case.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissions('()'),
};

type PageHosts = {
  videoProvider?: string;
  imageBase?: string;
  measurementUrl?: string;
};

/**
 * Headers that differ on pages: they play videos of this site, and of one provider (an
 * origin such as `https://www.youtube-nocookie.com`) in a frame, if configured. No other
 * host may be framed. Pictures may also come from the image base's host, and measurement
 * may be posted to its URL.
 */
export function pageHeaders({
  contentSecurityPolicy,
  videoProvider,
  imageBase,
  measurementUrl,
}: PageHosts & { contentSecurityPolicy?: string }): Record<string, string> {
  const open = measurementUrl
    ? CONTENT_SECURITY_POLICY.replace(
        "connect-src 'self'",
        `connect-src 'self' ${new URL(measurementUrl).origin}`,
      )
    : CONTENT_SECURITY_POLICY;
  const policy =
    contentSecurityPolicy ?? `${open}; frame-src ${videoProvider ?? "'none'"}`;
  return {
    'content-security-policy': imageBase
      ? policy.replace("img-src 'self'", `img-src 'self' ${new URL(imageBase).origin}`)
      : policy,
    'permissions-policy': permissions(
      videoProvider ? `(self "${videoProvider}")` : '(self)',
    ),
  };
}

type Options = {
  /**
   * Another policy for every answer of this process, e.g. `default-src 'none'` for an
   * API.
   */
  contentSecurityPolicy?: string;
};

/** The security headers, with another content policy when given. */
export function headersWith(contentSecurityPolicy?: string): Record<string, string> {
  return {
    ...SECURITY_HEADERS,
    ...(contentSecurityPolicy
      ? { 'content-security-policy': contentSecurityPolicy }
      : {}),
  };
}

/**
 * Sets the security headers before anything else runs, so that refusals and faults have
 * them too. A route may set its own policy.
 */
export const securityHeaders = fastifyPlugin(
  async (app: FastifyInstance, { contentSecurityPolicy }: Options) => {
    const headers = headersWith(contentSecurityPolicy);
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers(headers);
    });
  },
  { name: 'security-headers' },
);
