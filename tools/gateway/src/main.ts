import fastify from 'fastify';
import * as z from 'zod/mini';
import { type AppName, GATEWAY_PORT, SITE_MAP } from '@site/api-contract/site-map';
import {
  envInteger,
  envOrigins,
  health,
  isDraining,
  listenGracefully,
  parseConfig,
  processVariables,
} from '@site/server';
import { createGateway } from './gateway';

const originOf = (name: AppName) =>
  envOrigins(`http://127.0.0.1:${SITE_MAP.find(({ app }) => app === name)?.port ?? 0}`);

const config = parseConfig(
  z.object({
    ...processVariables(GATEWAY_PORT),
    /** Both address families, so that `localhost` works whichever it resolves to. */
    HOST: z._default(z.string(), '::'),
    PUBLIC_SITE_ORIGIN: originOf('public-site'),
    DEALER_PORTAL_ORIGIN: originOf('dealer-portal'),
    CONSULTANT_PORTAL_ORIGIN: originOf('consultant-portal'),
    API_ORIGIN: originOf('api'),
    /** `development`: the apps' own servers speak websockets. */
    NODE_ENV: z.optional(z.string()),
    /**
     * Loopback port of the gateway's own health; 0 for none. The public port serves no
     * health.
     */
    HEALTH_PORT: envInteger(0, { most: 65_535 }),
  }),
  process.env,
);

const gateway = await createGateway({
  logLevel: config.LOG_LEVEL,
  websockets: config.NODE_ENV === 'development',
  origins: {
    'public-site': config.PUBLIC_SITE_ORIGIN,
    'dealer-portal': config.DEALER_PORTAL_ORIGIN,
    'consultant-portal': config.CONSULTANT_PORTAL_ORIGIN,
    api: config.API_ORIGIN,
  },
});
const operations = fastify();
await operations.register(health, {
  checks: {
    gateway: async () => {
      if (isDraining(gateway)) throw new Error('leaving');
    },
  },
});

await listenGracefully(gateway, {
  host: config.HOST,
  port: config.PORT,
  drainMs: config.DRAIN_MS,
  onStop: () => operations.close(),
});
if (config.HEALTH_PORT > 0)
  await operations.listen({ host: '127.0.0.1', port: config.HEALTH_PORT });
