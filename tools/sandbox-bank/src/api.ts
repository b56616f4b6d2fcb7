import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { addCardSession, chargeCard, removeCard } from './cards';
import { addCharge, cancelCharge, findCharge, paymentsOf, refund } from './charges';
import { modeOf } from './modes';
import { type Ports } from './ports';
import {
  addRecurrence,
  chargeRecurrence,
  findRecurrence,
  moveRecurrence,
  retryCharge,
} from './recurrences';
import { Refusal } from './refusal';
import {
  boletoRequest,
  cardChargeRequest,
  cardSessionRequest,
  nothing,
  pixRequest,
  recurrenceRequest,
  refundRequest,
  retryRequest,
  scheduledRequest,
} from './requests';
import { type Charge, type Recurrence } from './rows';

type Settings = {
  key: string;
  /** URL of the bank's pages for payers. */
  publicUrl: string;
  /** The only origin to which payers return. */
  returnOrigin: string;
  slowMs: number;
};

/** The bank's API for our API: a shared key, and an idempotency key for writes. */
export function bankApi(app: FastifyInstance, ports: Ports, settings: Settings): void {
  app.addHook('onRequest', async (request) => {
    if (!sameText(request.headers.authorization ?? '', `Bearer ${settings.key}`))
      throw new Refusal(401, 'Chave recusada.');
    if (modeOf(ports) === 'down') throw new Refusal(503, 'O banco está fora do ar.');
  });
  // After the effect: a slow answer comes after the work was done.
  app.addHook('onSend', async () => {
    if (modeOf(ports) === 'slow') await pause(settings.slowMs);
  });

  const post = <Schema extends z.ZodMiniType>(
    path: string,
    schema: Schema,
    work: (body: z.output<Schema>, id: string) => unknown,
  ) =>
    app.post<{ Params: { id?: string } }>(path, async (request, reply) => {
      const parsed = z.safeParse(schema, request.body ?? {});
      if (!parsed.success)
        throw new Refusal(400, parsed.error.issues[0]?.message ?? 'Pedido inválido.');
      const body = parsed.data;
      return reply.send(once(ports, request, () => work(body, request.params.id ?? '')));
    });

  post('/pix-charges', pixRequest, (body) => shown(addCharge(ports, 'pix', body)));
  post('/boletos', boletoRequest, (body) => shown(addCharge(ports, 'boleto', body)));
  post('/recurrences', recurrenceRequest, (body) =>
    shownRecurrence(addRecurrence(ports, body)),
  );
  post('/recurrences/:id/cancel', nothing, (_, id) => {
    moveRecurrence(ports, findRecurrence(ports, id), 'cancelada');
    return shownRecurrence(findRecurrence(ports, id));
  });
  post('/recurrences/:id/charges', scheduledRequest, (body, id) =>
    shown(chargeRecurrence(ports, findRecurrence(ports, id), body)),
  );
  post('/charges/:id/retry', retryRequest, ({ on }, id) => {
    retryCharge(ports, findCharge(ports, id), on);
    return shown(findCharge(ports, id));
  });
  post('/charges/:id/cancel', nothing, (_, id) => {
    cancelCharge(ports, findCharge(ports, id));
    return shown(findCharge(ports, id));
  });
  const checkReturn = (url: string) => {
    if (!URL.canParse(url) || new URL(url).origin !== settings.returnOrigin)
      throw new Refusal(400, 'O endereço de volta não é do recebedor.');
  };
  const cardPage = (session: string) => `${settings.publicUrl}/cartao/${session}`;
  post('/card-sessions', cardSessionRequest, (body) => {
    checkReturn(body.returnUrl);
    if (body.centavos === 0 && body.keepAs === undefined)
      throw new Refusal(400, 'Nada a cobrar e nada a salvar.');
    const { id, charge } = addCardSession(ports, body);
    return { ...shown(charge), url: cardPage(id) };
  });
  post('/card-charges', cardChargeRequest, (body) => {
    checkReturn(body.returnUrl);
    return shown(chargeCard(ports, body, cardPage));
  });
  post('/cards/:id/remove', nothing, (_, token) => {
    removeCard(ports, token);
    return {};
  });
  post('/refunds', refundRequest, (body) => refund(ports, body));
  app.get<{ Params: { id: string } }>('/charges/:id', async ({ params }) => {
    const charge = findCharge(ports, params.id);
    const payments = paymentsOf(ports, charge.id).map(({ id, centavos, paid_at }) => ({
      id,
      centavos,
      paidAt: paid_at,
    }));
    return { ...shown(charge), payments };
  });

  const shown = ({
    id,
    kind,
    reference,
    centavos,
    state,
    location,
    our_number,
  }: Charge) => ({
    id,
    kind,
    reference,
    centavos,
    state,
    ...(location !== null && { location }),
    ...(our_number !== null && { ourNumber: our_number }),
  });
  const shownRecurrence = ({ id, state, location }: Recurrence) => ({
    id,
    state,
    location,
  });
}

type Kept = { request: string; status: number; body: string };

/**
 * The effect of a key happens once: the same request again gets the first answer, another
 * one under the same key 422. Refusals are not stored.
 */
function once(ports: Ports, request: FastifyRequest, work: () => unknown): unknown {
  const { store } = ports;
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !/^[\w:.-]{1,120}$/.test(key))
    throw new Refusal(400, 'Falta a chave de idempotência.');
  const asked = createHash('sha256')
    .update(`${request.method} ${request.url} ${JSON.stringify(request.body ?? null)}`)
    .digest('hex');
  return store.together(() => {
    const kept = store.one<Kept>('select * from answers where key = ?', key);
    if (kept && kept.request !== asked)
      throw new Refusal(422, 'Esta chave já serviu a outro pedido.');
    if (kept) return JSON.parse(kept.body) as unknown;
    const answer = work();
    store.run(
      'insert into answers (key, request, status, body) values (?, ?, 200, ?)',
      key,
      asked,
      JSON.stringify(answer),
    );
    return answer;
  });
}

function sameText(given: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(right));
}
