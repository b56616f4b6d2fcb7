import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { BANK_PORT } from '@site/api-contract/site-map';
import {
  demoBankKeys,
  envOrigin,
  listenGracefully,
  parseConfig,
  processVariables,
  readShift,
  SIGNATURE_HEADER,
  signWebhook,
  stopWithLine,
  takeDemoBankRecords,
} from '@site/server';
import { createBank } from './app';
import { type Deliver, deliverDue } from './event-delivery';
import { type Ports } from './ports';
import { liveTheDay } from './recurrences';
import { openStore } from './store';
import { takeOverDemoRecords } from './take-over-demo-records';

const LOOK_MS = 1_000;
const WEBHOOK_TIMEOUT_MS = 10_000;

const config = parseConfig(
  z.object({
    ...processVariables(BANK_PORT),
    /** Folder of the demo's clock and keys; the bank's own store is a folder in it. */
    DATA_DIR: z._default(z.string(), './data'),
    PUBLIC_ORIGIN: envOrigin('http://localhost:8080'),
    API_ORIGIN: envOrigin('http://127.0.0.1:3333'),
    BANK_KEY: z.optional(z.string()),
    BANK_WEBHOOK_KEY: z.optional(z.string()),
  }),
  process.env,
);
if (config.APP_MODE === 'production')
  stopWithLine('The sandbox bank runs in demo mode only: it takes no real money.');

const kept = demoBankKeys(config.DATA_DIR);
const key = config.BANK_KEY ?? kept.key;
const webhookKey = config.BANK_WEBHOOK_KEY ?? kept.webhookKey;

const ports: Ports = {
  store: openStore(join(config.DATA_DIR, 'bank')),
  // Read anew each time: a charge may come right after the API's clock was moved, and must
  // not be paid before it was asked for.
  clock: () => new Date(Date.now() + readShift(config.DATA_DIR)),
  machineMs: Date.now,
  random: () => randomBytes(16).toString('hex'),
};

const app = await createBank(ports, {
  key,
  publicUrl: `http://localhost:${config.PORT}`,
  returnOrigin: config.PUBLIC_ORIGIN,
  logLevel: config.LOG_LEVEL,
});

const deliver: Deliver = async (body) => {
  try {
    const answer = await fetch(`${config.API_ORIGIN}/api/v1/payments/webhooks/bank`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        [SIGNATURE_HEADER]: signWebhook(webhookKey, body, ports.clock()),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return { taken: answer.ok, answer: String(answer.status) };
  } catch (error) {
    return { taken: false, answer: error instanceof Error ? error.name : 'sem resposta' };
  }
};

let stopped = false;
let resting: NodeJS.Timeout | undefined;
async function live(): Promise<void> {
  try {
    takeDemoBankRecords(config.DATA_DIR, (book) => takeOverDemoRecords(ports, book));
    liveTheDay(ports);
    await deliverDue(ports, deliver);
  } catch (err) {
    app.log.error({ err }, 'the bank stumbled and goes on');
  }
  if (!stopped) resting = setTimeout(() => void (running = live()), LOOK_MS);
}
let running: Promise<void> = live();

await listenGracefully(app, {
  host: config.HOST,
  port: config.PORT,
  drainMs: config.DRAIN_MS,
  onStop: async () => {
    stopped = true;
    clearTimeout(resting);
    await running;
    ports.store.close();
  },
});
