import * as z from 'zod/mini';
import { type AppName } from '@site/api-contract/site-map';
import { renderNginx } from './nginx';

const server = z.object({ address: z.string(), isOut: z.optional(z.boolean()) });
const options = z.object({
  listen: z.array(z.string()),
  folder: z.optional(z.string()),
  pagesPerSecond: z.optional(z.number()),
  master: z.optional(z.object({ user: z.optional(z.string()) })),
  servers: z.record(z.string(), z.array(server)),
});

/**
 * Without an argument the configuration for production; with options as JSON, that of a
 * fleet (`npm run fleet`) or of a test.
 */
const given = process.argv[2] && options.parse(JSON.parse(process.argv[2]));
process.stdout.write(
  given
    ? renderNginx({ ...given, serversOf: (app: AppName) => given.servers[app] ?? [] })
    : renderNginx(),
);
