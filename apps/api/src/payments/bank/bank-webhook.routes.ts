import { type FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import { distrustWebhook, SIGNATURE_HEADER } from '@site/server';
import { refuse, TEXTS } from '#platform/errors';
import { ANYONE } from '#platform/security/access';
import { anyEvent } from './bank-events';
import { type AfterPayment } from './receive/store-payment';
import { type Taken, takeWebhook } from './take-webhook.service';

const MOST_BYTES = 64 * 1024;

/** A person must see payments for unknown charges, and news that can't be true. */
const LEVELS = {
  done: 'info',
  nothing: 'info',
  repeated: 'info',
  unknown: 'error',
  odd: 'error',
} as const satisfies Record<Taken['outcome'], string>;

/**
 * Receives the bank's webhooks: outside of API key and XSRF, trusted by their signature
 * alone (security-requirements C1). An event counts once; a forged, altered or old one is
 * refused with 401 and logged. An odd event gets the normal answer, since the bank would
 * repeat it for ever; `/metrics` counts it, for an alert.
 */
export function bankWebhookRoutes(
  api: FastifyInstance,
  afterPayment: AfterPayment,
): void {
  const taken = new Counter({
    name: 'bank_events_total',
    help: 'Webhooks of the bank that were taken, by what came of them',
    labelNames: ['outcome'],
    registers: [api.metrics],
  });
  // An alert sees a count grow, and not that one appears.
  for (const outcome of Object.keys(LEVELS)) taken.inc({ outcome }, 0);
  void api.register(async (scope) => {
    // The signature covers the bytes as they came.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: MOST_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.post(
      '/payments/webhooks/bank',
      { config: ANYONE, schema: { hide: true } as object },
      async (request, reply) => {
        const { ports } = api;
        const key = ports.config.BANK_WEBHOOK_KEY;
        if (ports.bank === null || key === undefined)
          return refuse('not-found', TEXTS.notFound);
        const body = String(request.body);
        const signature = String(request.headers[SIGNATURE_HEADER] ?? '');
        const now = ports.clock.now();
        const why = distrustWebhook(key, { body, signature, now });
        if (why !== null) {
          request.log.warn({ event: 'bank-webhook-refused', why }, 'webhook refused');
          return refuse('unauthenticated', 'Assinatura recusada.');
        }
        const given = parseJson(body);
        const known = anyEvent.safeParse(given);
        if (!known.success) return refuse('invalid', TEXTS.malformed);
        const told = await ports.database.db.transaction((tx) =>
          takeWebhook(ports, tx, known.data, afterPayment),
        );
        taken.inc({ outcome: told.outcome });
        request.log[LEVELS[told.outcome]](
          {
            event: 'bank-webhook',
            eventId: known.data.id,
            kind: known.data.type,
            ...told,
          },
          'webhook taken',
        );
        return reply.status(204).send();
      },
    );
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
