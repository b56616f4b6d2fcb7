import * as z from 'zod/mini';
import { type AppName } from '@site/api-contract/site-map';
import { renderNginx } from './nginx';

const port = z.array(z.number());
const options = z.object({
  listen: z.array(z.string()),
  folder: z.string(),
  pagesPerSecond: z.number(),
  pageBurst: z.optional(z.number()),
  ports: z.record(z.string(), port),
});

/**
 * Without an argument the configuration for production; with options as JSON, one for a
 * test.
 */
const given = process.argv[2] && options.parse(JSON.parse(process.argv[2]));
process.stdout.write(
  given
    ? renderNginx({ ...given, portsOf: (app: AppName) => given.ports[app] ?? [] })
    : renderNginx(),
);
