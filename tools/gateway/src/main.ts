import fastify from 'fastify';
import * as z from 'zod/mini';
import {
  allApps,
  type AppName,
  GATEWAY_PORT,
  originVariable,
  portOf,
} from '@site/api-contract/site-map';
import {
  envInteger,
  envOrigins,
  health,
  isDraining,
  listenGracefully,
  type Origins,
  parseConfig,
  processVariables,
} from '@site/server';
import { createGateway } from './gateway';

const config = parseConfig(
  z.object({
    ...processVariables(GATEWAY_PORT),
    /** Both address families, so that `localhost` works whichever it resolves to. */
    HOST: z._default(z.string(), '::'),
    /** `development`: the apps' own servers speak websockets. */
    NODE_ENV: z.optional(z.string()),
    /**
     * Loopback port of the gateway's own health; 0 for none. The public port serves no
     * health.
     */
    HEALTH_PORT: envInteger(0, { most: 65_535 }),
    /** Two processes may share the public port, so that one carries on for the other. */
    SHARE_PORT: z._default(z.stringbool('must be true or false'), false),
  }),
  process.env,
);
/** The processes of an app, from its own variable. */
const originsOf = (app: AppName) => {
  const origins = envOrigins(`http://127.0.0.1:${portOf(app)}`);
  const variable = originVariable(app);
  return parseConfig(z.object({ [variable]: origins }), process.env)[variable] as Origins;
};

const gateway = await createGateway({
  logLevel: config.LOG_LEVEL,
  websockets: config.NODE_ENV === 'development',
  origins: Object.fromEntries(allApps().map((app) => [app, originsOf(app)])) as Record<
    AppName,
    Origins
  >,
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
  sharesPort: config.SHARE_PORT,
  drainMs: config.DRAIN_MS,
  onStop: () => operations.close(),
});
if (config.HEALTH_PORT > 0)
  await operations.listen({ host: '127.0.0.1', port: config.HEALTH_PORT });
