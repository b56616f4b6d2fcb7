import {
  offerDayProblem,
  type Purchase,
  type PurchaseOffer,
  type PurchaseRefusal,
  type PurchaseTransfer,
  transferDayProblem,
} from '@site/api-contract';
import { centavosFromReais } from '@site/api-contract/brazil';
import { todayOf } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { refuseFields } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { endHoldByDecision } from '../../activity/holds/holds.service';
import { refuseSale } from './answer-purchase.service';
import { isForSale } from './purchase.rules';
import { offeredMail, refusedMail, transferredMail } from './purchases.mails';
import { changePurchase } from './purchases.repository';
import { lockForMove, type PurchaseCall, recordAct, viewOf } from './purchases.service';

/** A consultant names the price, and the last day to accept it. */
export function offerPurchase(
  ports: Ports,
  db: Database,
  {
    viewer,
    id,
    actor,
    offer: { revision, price, validUntil, answer },
  }: PurchaseCall & { offer: PurchaseOffer },
): Promise<Purchase> {
  return db.transaction(async (tx) => {
    const move = { revision, to: 'oferecida', party: 'consultant' } as const;
    const facts = await lockForMove(tx, { viewer, id }, move);
    await endHoldByDecision(ports, tx, { actor, queue: 'purchases', itemId: id });
    if (!isForSale(facts)) refuseSale('Este carro já está sendo devolvido.');
    const today = todayOf(ports);
    const problem = offerDayProblem(validUntil, today);
    if (problem) refuseFields([{ key: 'ValidUntil', message: problem }]);
    const now = ports.clock.now();
    await changePurchase(tx, facts.purchase, {
      state: 'oferecida',
      priceCentavos: centavosFromReais(price),
      validUntil,
      answer,
      answeredAt: now,
      answeredBy: actor.id,
      updatedAt: now,
    });
    const offered = await recordAct(ports, tx, {
      id: facts.contract.id,
      actor,
      mail: (now) => offeredMail(ports.config, now),
    });
    return viewOf(ports, viewer, offered);
  });
}

/** A consultant says why the car is not for sale. */
export function refusePurchase(
  ports: Ports,
  db: Database,
  {
    viewer,
    id,
    actor,
    refusal: { revision, answer },
  }: PurchaseCall & { refusal: PurchaseRefusal },
): Promise<Purchase> {
  return db.transaction(async (tx) => {
    const move = { revision, to: 'recusada', party: 'consultant' } as const;
    const facts = await lockForMove(tx, { viewer, id }, move);
    await endHoldByDecision(ports, tx, { actor, queue: 'purchases', itemId: id });
    const now = ports.clock.now();
    await changePurchase(tx, facts.purchase, {
      state: 'recusada',
      answer,
      answeredAt: now,
      answeredBy: actor.id,
      updatedAt: now,
    });
    const refused = await recordAct(ports, tx, {
      id: facts.contract.id,
      actor,
      mail: (now) => refusedMail(ports.config, now),
    });
    return viewOf(ports, viewer, refused);
  });
}

/** A consultant notes the day on which the title passed to the buyer. */
export function transferPurchase(
  ports: Ports,
  db: Database,
  {
    viewer,
    id,
    actor,
    transfer: { revision, transferredOn },
  }: PurchaseCall & { transfer: PurchaseTransfer },
): Promise<Purchase> {
  return db.transaction(async (tx) => {
    const move = { revision, to: 'transferida', party: 'consultant' } as const;
    const facts = await lockForMove(tx, { viewer, id }, move);
    await endHoldByDecision(ports, tx, { actor, queue: 'purchases', itemId: id });
    const { boughtOn } = facts.purchase;
    const known = { boughtOn, today: todayOf(ports) };
    const problem = transferDayProblem(transferredOn, known);
    if (problem) refuseFields([{ key: 'TransferredOn', message: problem }]);
    await changePurchase(tx, facts.purchase, {
      state: 'transferida',
      transferredOn,
      updatedAt: ports.clock.now(),
    });
    const transferred = await recordAct(ports, tx, {
      id: facts.contract.id,
      actor,
      mail: (now) => transferredMail(ports.config, now),
    });
    return viewOf(ports, viewer, transferred);
  });
}
