import { type FastifyInstance, type FastifyReply } from 'fastify';
import { parseBRL } from '@site/api-contract/brazil';
import { answerChallenge, findSession, setLater, takeCard } from './cards';
import { decline, findCharge, pay, paymentsOf } from './charges';
import { tellAgain } from './events';
import { type Html } from './html';
import { isMode, modeOf, setMode } from './modes';
import { cardPage, challengePage, overview, page } from './pages';
import { type Ports } from './ports';
import { findRecurrence, moveRecurrence, payQrCode } from './recurrences';
import { Refusal } from './refusal';
import { type BankEvent, type Card, type Charge, type Recurrence } from './rows';
import { STYLE } from './style';

type Form = Readonly<Record<string, string>>;
type ById = { Params: { id: string }; Body: Form };
type ByAction = { Params: { id: string; action: string }; Body: Form };

const LATE_MS = 30_000;
const LISTED = 100;

/** The pages for people: the payer's side of the bank. */
export function pageRoutes(app: FastifyInstance, ports: Ports): void {
  const { store } = ports;
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 10_000 },
    (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  // Buttons work only from the bank's own page.
  app.addHook('onRequest', async ({ method, headers }) => {
    const site = headers['sec-fetch-site'];
    if (method === 'POST' && site !== undefined && site !== 'same-origin')
      throw new Refusal(400, 'Abra a página do banco e tente de novo.');
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get('/estilo.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(STYLE),
  );
  app.get<{ Querystring: { busca?: string } }>('/', (request, reply) => {
    const searched = String(request.query.busca ?? '')
      .trim()
      .slice(0, 600);
    const all = store.all<Charge>('select * from charges order by rowid desc');
    const found = all.filter((charge) => matches(charge, searched)).slice(0, LISTED);
    const charges = found.map((charge) => ({
      charge,
      payments: paymentsOf(ports, charge.id),
      events: store.all<BankEvent>(
        'select * from events where charge_id = ? order by at, rowid',
        charge.id,
      ),
    }));
    const recurrences = store
      .all<Recurrence>('select * from recurrences order by rowid desc')
      .filter(({ location, contract }) => includesEither(searched, [location, contract]))
      .slice(0, LISTED);
    const cards = store
      .all<Card>('select * from cards order by rowid desc')
      .slice(0, LISTED);
    const waiting = store.one<{ n: number }>(
      'select count(*) as n from events where delivered_at is null',
    );
    const now = ports.clock();
    const body = overview({
      charges,
      recurrences,
      cards,
      waiting: waiting?.n ?? 0,
      mode: modeOf(ports),
      now,
      searched,
    });
    return show(reply, 'Cobranças', body);
  });
  app.post<{ Body: Form }>('/modo', ({ body }, reply) => {
    const { modo = '' } = body;
    if (isMode(modo)) setMode(ports, modo);
    return reply.redirect('/', 303);
  });

  app.post<ByAction>('/cobrancas/:id/:action', ({ params, body }, reply) => {
    const charge = findCharge(ports, params.id);
    actOnCharge(ports, charge, params.action, body);
    return reply.redirect(`/#${charge.id}`, 303);
  });
  app.post<ByAction>('/recorrencias/:id/:action', ({ params }, reply) => {
    const recurrence = findRecurrence(ports, params.id);
    actOnRecurrence(ports, recurrence, params.action);
    return reply.redirect(`/#${recurrence.id}`, 303);
  });

  app.post<ByAction>('/cartoes/:id/:action', ({ params }, reply) => {
    setLater(ports, params.id, params.action);
    return reply.redirect(`/#${params.id}`, 303);
  });

  app.get<ById>('/cartao/:id', ({ params }, reply) => {
    const { session, charge } = findSession(ports, params.id);
    if (session.state === 'done') return reply.redirect(session.return_url, 303);
    const body =
      session.state === 'open'
        ? cardPage({ id: session.id, charge, keeps: session.keep_as !== null })
        : challengePage(session.id, charge);
    return show(reply, 'Cartão', body);
  });
  app.post<ById>('/cartao/:id', ({ params, body }, reply) => {
    const { session, charge } = findSession(ports, params.id);
    const answer = takeCard(ports, session, body);
    if ('back' in answer) return reply.redirect(answer.back, 303);
    if ('next' in answer) return reply.redirect(`/cartao/${session.id}`, 303);
    const again = cardPage({
      id: session.id,
      charge,
      keeps: session.keep_as !== null,
      problem: answer.problem,
      typed: body,
    });
    return show(reply.status(400), 'Cartão', again);
  });
  app.post<ById>('/cartao/:id/desafio', ({ params, body }, reply) => {
    const { session } = findSession(ports, params.id);
    const back = answerChallenge(ports, session, body['resposta'] === 'sim');
    return reply.redirect(back, 303);
  });
}

function show(reply: FastifyReply, title: string, body: Html): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(page(title, body));
}

const includesEither = (searched: string, texts: readonly string[]) =>
  searched === '' ||
  texts.some(
    (text) =>
      text.toLowerCase().includes(searched.toLowerCase()) || searched.includes(text),
  );

/** By description and payer, by the Pix code, or by the typed line of the boleto. */
const matches = (
  { description, payer, location, our_number }: Charge,
  searched: string,
) =>
  includesEither(searched, [
    description,
    payer,
    ...(location === null ? [] : [location]),
  ]) ||
  (our_number !== null && inLine(our_number, searched));

/** The free field of a typed line ends in the bank's number. */
function inLine(ourNumber: string, line: string): boolean {
  const digits = line.replace(/\D/g, '');
  if (digits.length !== 47) return false;
  const free = digits.slice(4, 9) + digits.slice(10, 20) + digits.slice(21, 31);
  return free.endsWith(ourNumber);
}

function actOnCharge(ports: Ports, charge: Charge, action: string, form: Form): void {
  switch (action) {
    case 'pagar':
      return payQrCode(ports, charge);
    case 'pagar-duas-vezes':
      payQrCode(ports, charge);
      return pay(ports, charge);
    case 'pagar-com-atraso':
      return payQrCode(ports, charge, { delayMs: LATE_MS });
    case 'pagar-outro-valor': {
      const centavos = parseBRL(form['valor'] ?? '');
      if (centavos === null || centavos <= 0 || centavos > 9_999_999_999)
        throw new Refusal(400, 'Escreva um valor como 100,00.');
      return pay(ports, charge, { centavos });
    }
    case 'recusar':
      return decline(ports, charge, 'recusada_pelo_pagador');
    case 'repetir':
      tellAgain(ports, charge.id);
      return;
    default:
      throw new Refusal(404, 'Não encontramos isso neste banco.');
  }
}

function actOnRecurrence(ports: Ports, recurrence: Recurrence, action: string): void {
  switch (action) {
    case 'aceitar':
      return moveRecurrence(ports, recurrence, 'aceita');
    case 'rejeitar':
      return moveRecurrence(ports, recurrence, 'rejeitada');
    case 'cancelar':
      return moveRecurrence(ports, recurrence, 'cancelada');
    case 'saldo':
      ports.store.run(
        'update recurrences set short_of_money = 1 - short_of_money where id = ?',
        recurrence.id,
      );
      return;
    default:
      throw new Refusal(404, 'Não encontramos isso neste banco.');
  }
}
