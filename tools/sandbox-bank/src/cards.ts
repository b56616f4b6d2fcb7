import * as z from 'zod/mini';
import { brandOf, isExpired, outcomeOf, passesLuhn } from './card-number';
import { addCharge, decline, findCharge, type NewCharge, pay } from './charges';
import { type Ports } from './ports';
import { type Card, type Charge } from './rows';
import { missing, refuse } from './trouble';

export type CardSession = {
  id: string;
  charge_id: string;
  return_url: string;
  /** `challenge:<token>` waits for the payer's confirmation. */
  state: string;
};

/** Where the payer types the card; `returnUrl` is where they go back to. */
export function addCardSession(
  ports: Ports,
  { returnUrl, ...charge }: NewCharge & { returnUrl: string },
): { id: string; charge: Charge } {
  const added = addCharge(ports, 'card', charge);
  const id = `cs_${ports.random()}`;
  ports.store.run(
    "insert into card_sessions (id, charge_id, return_url, state) values (?, ?, ?, 'open')",
    id,
    added.id,
    returnUrl,
  );
  return { id, charge: added };
}

export const findSession = ({ store }: Ports, id: string): CardSession =>
  store.one<CardSession>('select * from card_sessions where id = ?', id) ?? missing();

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
  expiry: z
    .string()
    .check(z.regex(/^(0[1-9]|1[0-2])\/\d{2}$/, 'Validade no formato MM/AA.')),
  cvv: z.string().check(z.regex(/^\d{3,4}$/, 'O código tem 3 dígitos (Amex 4).')),
});

/** What the payer is shown next. */
export type CardAnswer = { problem: string } | { next: 'challenge' } | { back: string };

/**
 * Takes a card on the page of the bank. Only a token, the brand, the last four digits and
 * the expiry are kept; number and code are forgotten here.
 */
export function takeCard(
  ports: Ports,
  session: CardSession,
  form: Readonly<Record<string, string>>,
): CardAnswer {
  if (session.state !== 'open') refuse('Esta página de pagamento já foi usada.');
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
      'insert into cards (token, brand, last4, expiry, approves, first_charge_id) values (?, ?, ?, ?, ?, ?)',
      token,
      brand,
      number.slice(-4),
      expiry,
      outcome === 'declined' ? 0 : 1,
      session.charge_id,
    );
    if (outcome === 'challenge') {
      setSession(ports, session.id, `challenge:${token}`);
      return { next: 'challenge' };
    }
    return { back: finish(ports, session, token) };
  });
}

/** The payer's answer to the challenge of 3-D Secure: `Y` authenticated, `N` refused. */
export function answerChallenge(
  ports: Ports,
  session: CardSession,
  confirmed: boolean,
): string {
  const [, token] = /^challenge:(.+)$/.exec(session.state) ?? [];
  if (token === undefined) return refuse('Não há confirmação pendente nesta página.');
  return ports.store.together(() => {
    if (!confirmed)
      ports.store.run('update cards set approves = 0 where token = ?', token);
    return finish(ports, session, token);
  });
}

function finish(ports: Ports, { id, charge_id, return_url }: CardSession, token: string) {
  setSession(ports, id, 'done');
  const charge = findCharge(ports, charge_id);
  ports.store.run('update charges set token = ? where id = ?', token, charge_id);
  const card = findCard(ports, token);
  if (card.approves) pay(ports, charge, { more: { card: shown(card) } });
  else decline(ports, charge, 'cartao_recusado');
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

/**
 * A later charge, started by the receiver under the agreement of the first one: answered
 * at once, and told by webhook like the others.
 */
export function chargeCard(ports: Ports, charge: NewCharge & { token: string }): Charge {
  return ports.store.together(() => {
    const card = findCard(ports, charge.token);
    const added = addCharge(ports, 'card', charge);
    if (card.approves && !isExpired(card.expiry, ports.clock()))
      pay(ports, added, { more: { card: shown(card) } });
    else decline(ports, added, 'cartao_recusado');
    return findCharge(ports, added.id);
  });
}
