import {
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleType,
  isBrokenCircuitError,
  noJitterGenerator,
  retry,
  wrap,
} from 'cockatiel';
import * as z from 'zod';
import { type Config } from '#platform/config';
import { type Bank } from '#platform/ports/bank';
import { BankAway, BankRefusal } from './bank-errors';

const TIMEOUT_MS = 2_500;
const TRIES = 3;
const FAILURES_IN_A_ROW = 5;
/** The pause is exact, since jitter could make the first one almost none. */
const LEFT_ALONE = {
  initialDelay: 1_000,
  maxDelay: 15_000,
  generator: noJitterGenerator,
};

const charge = z.object({
  id: z.string(),
  state: z.enum(['open', 'scheduled', 'paid', 'declined', 'failed', 'canceled']),
});
const recurrence = z.object({
  id: z.string(),
  state: z.enum(['criada', 'enviada', 'aceita', 'rejeitada', 'expirada', 'cancelada']),
  location: z.string(),
});
const payments = z.array(
  z.object({ id: z.string(), centavos: z.int(), paidAt: z.string() }),
);
const anything = z.unknown();

type Settings = Pick<Config, 'BANK_URL' | 'BANK_KEY'>;

/**
 * A client of the sandbox bank, or null without `BANK_URL`: then nothing can be paid
 * online. Requests without an answer in time are repeated under the same key. After some
 * failures in a row requests pause, so that customers are told at once that the bank is
 * unreachable.
 */
export function bankClient(
  { BANK_URL, BANK_KEY }: Settings,
  { timeoutMs = TIMEOUT_MS } = {},
): Bank | null {
  if (BANK_URL === undefined) return null;
  const away = handleType(BankAway);
  const breaker = circuitBreaker(away, {
    halfOpenAfter: new ExponentialBackoff(LEFT_ALONE),
    breaker: new ConsecutiveBreaker(FAILURES_IN_A_ROW),
  });
  const guarded = wrap(
    retry(away, {
      maxAttempts: TRIES - 1,
      backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 600 }),
    }),
    breaker,
  );

  const once = async (path: string, asked?: { key: string; body: object }) => {
    const answer = await fetch(`${BANK_URL}/api/${path}`, {
      method: asked ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${BANK_KEY ?? ''}`,
        ...(asked && {
          'content-type': 'application/json; charset=utf-8',
          'idempotency-key': asked.key,
        }),
      },
      ...(asked && { body: JSON.stringify(asked.body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause: unknown) => {
      throw new BankAway('The bank does not answer', { cause });
    });
    const text = await answer.text().catch((cause: unknown) => {
      throw new BankAway('The bank broke off', { cause });
    });
    if (answer.status >= 500) throw new BankAway(`The bank answered ${answer.status}`);
    if (!answer.ok) throw new BankRefusal(`The bank answered ${answer.status}`);
    return JSON.parse(text) as unknown;
  };
  const ask = async <Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    asked?: { key: string; body: object },
  ): Promise<z.output<Schema>> => {
    try {
      return schema.parse(await guarded.execute(() => once(path, asked)));
    } catch (error) {
      if (isBrokenCircuitError(error)) throw new BankAway('The bank is left alone');
      throw error;
    }
  };
  const part = encodeURIComponent;

  return {
    isLeftAlone: () => breaker.state !== CircuitState.Closed,
    createPixCharge: ({ key, ...body }) =>
      ask(charge.extend({ location: z.string() }), 'pix-charges', { key, body }),
    createBoleto: ({ key, ...body }) =>
      ask(charge.extend({ ourNumber: z.string() }), 'boletos', { key, body }),
    startCardSession: ({ key, ...body }) =>
      ask(charge.extend({ url: z.url() }), 'card-sessions', { key, body }),
    chargeCard: ({ key, ...body }) => ask(charge, 'card-charges', { key, body }),
    removeCard: async (token, key) => {
      await ask(anything, `cards/${part(token)}/remove`, { key, body: {} });
    },
    createRecurrence: ({ key, ...body }) => ask(recurrence, 'recurrences', { key, body }),
    cancelRecurrence: async (id, key) => {
      await ask(anything, `recurrences/${part(id)}/cancel`, { key, body: {} });
    },
    chargeRecurrence: (id, { key, ...body }) =>
      ask(charge, `recurrences/${part(id)}/charges`, { key, body }),
    retryCharge: (id, { key, on }) =>
      ask(charge, `charges/${part(id)}/retry`, { key, body: { on } }),
    cancelCharge: async (id, key) => {
      await ask(anything, `charges/${part(id)}/cancel`, { key, body: {} });
    },
    refund: async ({ key, ...body }) => {
      await ask(anything, 'refunds', { key, body });
    },
    get: (id) => ask(charge.extend({ payments }), `charges/${part(id)}`),
  };
}
