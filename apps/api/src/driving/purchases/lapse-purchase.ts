import { canMovePurchase } from '@site/api-contract/driving';
import { isOver } from '@site/api-contract/sales';
import { todayOf } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { type Actor } from '#platform/security/audit';
import { type PartPayment } from '../../payments/payments/part-payment.rules';
import { isDemanded } from '../returns/return.rules';
import { findReturn } from '../returns/returns.repository';
import { refuseSale } from './answer-purchase.service';
import { ownMoveOf } from './purchase.rules';
import { lapsedMail } from './purchases.mails';
import { changePurchase } from './purchases.repository';
import { type PurchaseFacts, recordAct } from './purchases.service';
import { reversePurchaseCharge } from './reverse-purchase-charge';

type LapsePorts = Pick<Ports, 'clock' | 'config'>;
/**
 * A purchase that ended with its contract; `part` is null where there was only an offer.
 */
export type UndonePurchase = { part: PartPayment | null };

type Lapse = { facts: PurchaseFacts; actor: Actor };

/**
 * Ends a purchase that failed: its price is not owed any more, and the paid part goes
 * back. When the contract ended otherwise, that mail told the customer.
 */
export async function lapsePurchase(
  ports: LapsePorts,
  tx: Database,
  { facts, actor }: Lapse,
): Promise<number> {
  const isTold = isOver(facts.proposal.state);
  await lapse(ports, tx, { facts, actor, isTold });
  return 1;
}

/**
 * Ends the purchase when we demand the car back; call it with the contract locked. Gives
 * what was undone, for the mail of that decision, or null. A price that is paid already
 * is a 409, since the purchase ends the contract then.
 */
export async function endPurchaseOfDemanded(
  ports: LapsePorts,
  tx: Database,
  { contractId, actor }: { contractId: string; actor: Actor },
): Promise<UndonePurchase | null> {
  const facts = await findReturn(tx, contractId);
  if (!facts?.purchase) return null;
  const own = { ...facts, purchase: facts.purchase };
  if (moveUnpaid(ports, own) !== 'vencida') return null;
  return { part: await lapse(ports, tx, { facts: own, actor, isTold: true }) };
}

/** Ends a request or an offer, in whatever state, when the car was stolen or written off. */
export async function endPurchaseOfLost(
  ports: LapsePorts,
  tx: Database,
  { contractId, actor }: { contractId: string; actor: Actor },
): Promise<UndonePurchase | null> {
  const facts = await findReturn(tx, contractId);
  if (!facts?.purchase) return null;
  const own = { ...facts, purchase: facts.purchase };
  moveUnpaid(ports, own);
  const { state } = own.purchase;
  if (!canMovePurchase(state, 'vencida', 'system')) return null;
  const part = await lapse(ports, tx, {
    facts: own,
    actor,
    isTold: true,
  });
  return { part };
}

/** The move that the purchase makes by itself, unless its price is paid. */
function moveUnpaid(ports: Pick<Ports, 'clock'>, facts: PurchaseFacts): 'vencida' | null {
  const move = ownMoveOf(facts, todayOf(ports));
  return move === 'comprada'
    ? refuseSale('O preço do carro já foi pago: o contrato termina pela compra.')
    : move;
}

async function lapse(
  ports: LapsePorts,
  tx: Database,
  { facts, actor, isTold }: Lapse & { isTold: boolean },
): Promise<PartPayment | null> {
  const { contract, purchase, booking } = facts;
  const part =
    purchase.state === 'aceita' ? await reversePurchaseCharge(ports, tx, facts) : null;
  await changePurchase(tx, purchase, { state: 'vencida', updatedAt: ports.clock.now() });
  await recordAct(ports, tx, {
    id: contract.id,
    actor,
    ...(!isTold && {
      mail: (now) =>
        lapsedMail(ports.config, {
          facts: now,
          part,
          isDemanded: booking !== null && isDemanded(booking),
        }),
    }),
  });
  return part;
}
