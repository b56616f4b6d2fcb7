import * as z from 'zod/mini';
import { brandOf, expiryOf, isExpired, outcomeOf, passesLuhn } from './card-number';
import { addCharge, decline, findCharge, type NewCharge, pay, setState } from './charges';
import { tell } from './events';
import { type Ports } from './ports';
import { missing, refuse } from './refusal';
import { type Card, type Charge } from './rows';

type CardSession = {
  id: string;
  charge_id: string;
  return_url: string;
  /** `challenge:<token>` waits for the payer's confirmation. */
  state: string;
  /** The receiver's name for the card, if it may be charged later. */
  keep_as: string | null;
};

/**
 * The page for typing the card; `returnUrl` is where the payer returns. A charge of 0
 * only saves the card.
 */
export function addCardSession(
  ports: Ports,
  {
    returnUrl,
    keepAs,
    ...charge
  }: NewCharge & { returnUrl: string; keepAs?: string | undefined },
): { id: string; charge: Charge } {
  const added = addCharge(ports, 'card', charge);
  const id = openSession(ports, {
    charge_id: added.id,
    return_url: returnUrl,
    state: 'open',
    keep_as: keepAs ?? null,
  });
  return { id, charge: added };
}

function openSession(ports: Ports, session: Omit<CardSession, 'id'>): string {
  const id = `cs_${ports.random()}`;
  ports.store.run(
    'insert into card_sessions (id, charge_id, return_url, state, keep_as) values (?, ?, ?, ?, ?)',
    id,
    session.charge_id,
    session.return_url,
    session.state,
    session.keep_as,
  );
  return id;
}

/**
 * The page for typing a card, with its charge. When the receiver cancelled the charge,
 * the payer is sent back to the receiver, before and after typing the card.
 */
export function findSession(
  ports: Ports,
  id: string,
): { session: CardSession; charge: Charge } {
  const session =
    ports.store.one<CardSession>('select * from card_sessions where id = ?', id) ??
    missing();
  const charge = findCharge(ports, session.charge_id);
  if (charge.state === 'canceled')
    refuse('O recebedor cancelou esta cobrança. Nada foi cobrado.', session.return_url);
  return { session, charge };
}

const cardForm = z.object({
  number: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => text.replace(/\D/g, '')),
    ),
    z
      .string()
      .check(
        z.refine(
          (number) => passesLuhn(number) && brandOf(number) !== null,
          'Confira o número do cartão.',
        ),
      ),
  ),
  expiry: z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed: string) => expiryOf(typed) ?? ''),
    ),
    z.string().check(z.minLength(1, 'Confira a validade: mês e ano, como 12/40.')),
  ),
  cvv: z.string().check(z.regex(/^\d{3,4}$/, 'O código tem 3 dígitos (Amex 4).')),
});

/** The payer's next page, or the problem that keeps the form open. */
type CardAnswer = { problem: string } | { next: 'challenge' } | { back: string };

/**
 * Accepts a card on the bank's page. Only a token, the brand, the last four digits and
 * the expiry are stored; number and code are not.
 */
export function takeCard(
  ports: Ports,
  session: CardSession,
  form: Readonly<Record<string, string>>,
): CardAnswer {
  if (session.state !== 'open')
    refuse('Esta página de pagamento já foi usada.', session.return_url);
  const parsed = z.safeParse(cardForm, form);
  if (!parsed.success)
    return { problem: parsed.error.issues[0]?.message ?? 'Confira os dados do cartão.' };
  const { number, expiry, cvv } = parsed.data;
  const brand = brandOf(number) ?? '';
  if (cvv.length !== (brand === 'Amex' ? 4 : 3))
    return { problem: 'O código tem 3 dígitos (Amex 4).' };
  if (isExpired(expiry, ports.clock())) return { problem: 'Este cartão está vencido.' };
  const outcome = outcomeOf(number);
  return ports.store.together((): CardAnswer => {
    const token = `card_${ports.random()}`;
    ports.store.run(
      'insert into cards (token, brand, last4, expiry, approves, asks, first_charge_id) values (?, ?, ?, ?, ?, ?, ?)',
      token,
      brand,
      number.slice(-4),
      expiry,
      outcome === 'declined' ? 0 : 1,
      outcome === 'challenge-later' ? 1 : 0,
      session.charge_id,
    );
    if (outcome === 'challenge' || outcome === 'challenge-later') {
      setSession(ports, session.id, `challenge:${token}`);
      return { next: 'challenge' };
    }
    const back = finish(ports, session, token);
    if (outcome === 'declined-later' && session.keep_as !== null)
      setLater(ports, token, 'recusar');
    return { back };
  });
}

/** The payer's answer to the challenge of 3-D Secure: `Y` authenticated, `N` refused. */
export function answerChallenge(
  ports: Ports,
  session: CardSession,
  confirmed: boolean,
): string {
  const [, token] = /^challenge:(.+)$/.exec(session.state) ?? [];
  if (token === undefined)
    return refuse('Não há confirmação pendente nesta página.', session.return_url);
  return ports.store.together(() => {
    if (!confirmed)
      ports.store.run('update cards set approves = 0 where token = ?', token);
    return finish(ports, session, token);
  });
}

/**
 * Charges the card and saves it, if that was agreed; else its token is deleted. Returns
 * to the receiver.
 */
function finish(ports: Ports, session: CardSession, token: string): string {
  const { id, charge_id, return_url, keep_as } = session;
  setSession(ports, id, 'done');
  const charge = findCharge(ports, charge_id);
  const card = findCard(ports, token);
  ports.store.run('update charges set token = ? where id = ?', token, charge_id);
  if (!card.approves) decline(ports, charge, reasonOf(charge, card));
  else if (charge.centavos > 0) pay(ports, charge);
  else setState(ports, charge.id, 'paid');
  if (keep_as !== null)
    tell(ports, {
      type: card.approves ? 'card.kept' : 'card.refused',
      chargeId: charge_id,
      data: {
        reference: keep_as,
        ...(card.approves ? { card: shown(card) } : { reason: 'cartao_recusado' }),
      },
    });
  // A later charge has its token already: the card stays with the receiver.
  if (charge.token === null && (keep_as === null || !card.approves))
    removeCard(ports, token);
  const url = new URL(return_url);
  url.searchParams.set('cartao', card.approves ? 'aprovado' : 'recusado');
  return url.href;
}

const setSession = ({ store }: Ports, id: string, state: string) =>
  store.run('update card_sessions set state = ? where id = ?', state, id);

const findCard = ({ store }: Ports, token: string): Card =>
  store.one<Card>('select * from cards where token = ?', token) ?? missing();

const shown = ({ token, brand, last4, expiry }: Card) => ({
  token,
  brand,
  last4,
  expiry,
});

/** Why a card is refused: its owner declined a later charge, or its bank did. */
const reasonOf = (charge: Charge, { approves }: Card): string =>
  charge.token !== null && !approves ? 'nao_reconhecida' : 'cartao_recusado';

/**
 * A later charge by the receiver, under the first one's agreement; a webhook tells the
 * outcome, as for others. When the bank asks the owner, the webhook has the page
 * (`pageOf` a session).
 */
export function chargeCard(
  ports: Ports,
  { returnUrl, ...charge }: NewCharge & { token: string; returnUrl: string },
  pageOf: (session: string) => string,
): Charge {
  return ports.store.together(() => {
    const card = findCard(ports, charge.token);
    const added = addCharge(ports, 'card', charge);
    if (isExpired(card.expiry, ports.clock())) decline(ports, added, 'cartao_vencido');
    else if (!card.approves) decline(ports, added, 'cartao_recusado');
    else if (card.asks) {
      const session = openSession(ports, {
        charge_id: added.id,
        return_url: returnUrl,
        state: `challenge:${card.token}`,
        keep_as: null,
      });
      const { id: chargeId, reference } = added;
      const data = { chargeId, reference, url: pageOf(session) };
      tell(ports, { type: 'charge.challenged', chargeId, data });
    } else pay(ports, added);
    return findCharge(ports, added.id);
  });
}

/** Ends the receiver's permission; nothing happens to a missing card. */
export function removeCard({ store }: Ports, token: string): void {
  store.run('delete from cards where token = ?', token);
}

/** Sets how a saved card's bank treats later charges. */
export function setLater(ports: Ports, token: string, action: string): void {
  const card = findCard(ports, token);
  const later = { aprovar: [1, 0], recusar: [0, 0], confirmar: [1, 1] }[action];
  if (!later) return missing();
  ports.store.run(
    'update cards set approves = ?, asks = ? where token = ?',
    ...later,
    card.token,
  );
}
