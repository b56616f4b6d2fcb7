import { type Purchase, type PurchaseAnswer } from '@site/api-contract';
import { todayOf } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { type Mail } from '#platform/mail/mail';
import { type Ports } from '#platform/ports';
import { postTransaction } from '../../contracts/ledger/ledger.repository';
import { chargeOf } from '../../contracts/ledger/ledger.rules';
import { creditIn, lateSince } from '../../contracts/ledger/statement.rules';
import { dropReturn } from '../returns/tell-dealers';
import {
  hasLapsed,
  isForSale,
  isPaid,
  mayAsk,
  purchaseDueOn,
  purchaseItem,
} from './purchase.rules';
import { acceptedMail, askedMail, givenUpMail } from './purchases.mails';
import { changePurchase, insertPurchase } from './purchases.repository';
import {
  lockForMove,
  lockVisible,
  type PurchaseCall,
  type PurchaseFacts,
  recordAct,
  viewOf,
} from './purchases.service';
import { reversePurchaseCharge } from './reverse-purchase-charge';

/**
 * The customer asks for an offer, once the contract's end is near; else 409
 * `purchase-unready`.
 */
export function askPurchase(
  ports: Ports,
  db: Database,
  { viewer, id, actor }: PurchaseCall,
): Promise<Purchase> {
  return db.transaction(async (tx) => {
    const facts = await lockVisible(tx, { viewer, id });
    const { contract, purchase } = facts;
    // A second click asks for nothing new.
    if (purchase?.state === 'pedida') return viewOf(ports, viewer, facts);
    if (!mayAsk(facts, todayOf(ports)))
      return refuseSale('Não dá para pedir uma oferta deste carro agora.');
    const now = ports.clock.now();
    await insertPurchase(tx, { contractId: contract.id, before: purchase, now });
    const asked = await recordAct(ports, tx, {
      id: contract.id,
      actor,
      mail: (facts) => askedMail(ports.config, facts),
    });
    return viewOf(ports, viewer, asked);
  });
}

/**
 * The customer accepts the offer, which charges the price and cancels a booked return; or
 * declines it, even after accepting, as long as it is not paid.
 */
export function answerPurchase(
  ports: Ports,
  db: Database,
  {
    viewer,
    id,
    actor,
    answer: { revision, accepts },
  }: PurchaseCall & { answer: PurchaseAnswer },
): Promise<Purchase> {
  return db.transaction(async (tx) => {
    const to = accepts ? 'aceita' : 'dispensada';
    const move = { revision, to, party: 'customer' } as const;
    const facts = await lockForMove(tx, { viewer, id }, move);
    const mail = accepts
      ? await accept(ports, tx, facts)
      : await letPass(ports, tx, facts);
    const answered = await recordAct(ports, tx, {
      id: facts.contract.id,
      actor,
      mail,
    });
    return viewOf(ports, viewer, answered);
  });
}

/** The mail to the customer about the answer, written after it. */
type AnswerMail = (now: PurchaseFacts) => Mail;

async function accept(
  ports: Pick<Ports, 'clock' | 'config'>,
  tx: Database,
  facts: PurchaseFacts,
): Promise<AnswerMail> {
  const { contract, entries, purchase } = facts;
  const today = todayOf(ports);
  if (hasLapsed(purchase, today)) refuseSale('Esta oferta venceu. Peça outra.');
  if (!isForSale(facts)) refuseSale('A devolução deste carro já começou.');
  if (lateSince(entries, today))
    refuse(
      'conflict',
      'Há contas atrasadas neste contrato. Pague antes de comprar o carro.',
      { reason: 'bills-late' },
    );
  const item = purchaseItem(purchase);
  const dueOn = purchaseDueOn(facts, today);
  await postTransaction(
    ports,
    tx,
    contract.id,
    chargeOf({
      reference: `charge:${item}`,
      onDay: today,
      dueOn,
      credit: creditIn(entries),
      items: [{ item, account: 'revenue-sale', centavos: purchase.priceCentavos ?? 0 }],
    }),
  );
  await dropReturn(ports, tx, contract.id);
  const now = ports.clock.now();
  await changePurchase(tx, purchase, {
    state: 'aceita',
    acceptedAt: now,
    dueOn,
    updatedAt: now,
  });
  const wasBooked = facts.booking !== null;
  return (after) => acceptedMail(ports.config, after, { wasBooked });
}

async function letPass(
  ports: Pick<Ports, 'clock' | 'config'>,
  tx: Database,
  facts: PurchaseFacts,
): Promise<AnswerMail> {
  const { entries, purchase } = facts;
  if (isPaid(entries, purchase)) refuseSale('A compra já está paga.');
  const part =
    purchase.state === 'aceita' ? await reversePurchaseCharge(ports, tx, facts) : null;
  await changePurchase(tx, purchase, {
    state: 'dispensada',
    updatedAt: ports.clock.now(),
  });
  return (after) => givenUpMail(ports.config, after, part);
}

/** Refuses with 409 an act that the purchase is not ready for; the message says why. */
export function refuseSale(why: string): never {
  return refuse('conflict', why, { reason: 'purchase-unready' });
}
