import { type FastifyInstance } from 'fastify';
import { distrustWebhook, SIGNATURE_HEADER } from '@site/server';
import { refuse, TEXTS } from '#platform/errors';
import { anyEvent, bankEvent } from './bank-events';
import { noteOutcome, takeEvent } from './bank-events.repository';
import { type AfterPayment, applyEvent } from './receive-event.service';

const MOST_BYTES = 64 * 1024;

/**
 * Where the bank tells of payments: outside API key and XSRF, believed by its signature
 * alone (security-requirements C1). An event counts once; what is forged, altered or old
 * is refused with 401 and logged.
 */
export function bankWebhookRoutes(
  api: FastifyInstance,
  afterPayment: AfterPayment,
): void {
  void api.register(async (scope) => {
    // The signature is over the bytes as they came.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: MOST_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.post(
      '/payments/webhooks/bank',
      { config: { access: ['anyone'] }, schema: { hide: true } as object },
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
        const { id, type } = known.data;
        const event = bankEvent.safeParse(given);
        const outcome = await ports.database.db.transaction(async (tx) => {
          // Written first: of two that come at once the second waits, and then finds it.
          const isNew = await takeEvent(tx, {
            id,
            kind: type,
            outcome: 'done',
            receivedAt: now,
          });
          if (!isNew) return 'repeated' as const;
          const came = event.success
            ? await applyEvent(ports, tx, event.data, afterPayment)
            : 'nothing';
          if (came !== 'done') await noteOutcome(tx, id, came);
          return came;
        });
        request.log[outcome === 'unknown' ? 'warn' : 'info'](
          { event: 'bank-webhook', eventId: id, kind: type, outcome },
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
