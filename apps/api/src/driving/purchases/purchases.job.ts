import { todayOf } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { type Done } from '#platform/jobs/jobs';
import { type Ports } from '#platform/ports';
import { SYSTEM } from '#platform/security/audit';
import { type ContractStep } from '../../contracts/contracts/contracts.repository';
import { closeContract } from '../../contracts/contracts/end/close-contract';
import { postTransaction } from '../../contracts/ledger/ledger.repository';
import { creditRefunded, settleMonths } from '../returns/receive/settlement.rules';
import { lockReturn } from '../returns/returns.repository';
import { dropReturn } from '../returns/tell-dealers';
import { lapsePurchase } from './lapse-purchase';
import { ownMoveOf } from './purchase.rules';
import { boughtMail } from './purchases.mails';
import { changePurchase, listWaitingIds } from './purchases.repository';
import { type PurchaseFacts, recordAct } from './purchases.service';

/**
 * Ends the contracts of cars that were paid, and the offers that nobody accepted or paid
 * in time; each once, under the lock of its contract.
 */
export async function watchPurchases(
  ports: Ports,
  db: Database,
  closings: readonly ContractStep[],
): Promise<Done> {
  let done = 0;
  for (const id of await listWaitingIds(db))
    done += await db.transaction((tx) => movePurchase(ports, tx, { id, closings }));
  return { done };
}

/**
 * The move that the purchase of a contract makes by itself, if any. The job calls it, and
 * so does a payment at once, so that a buyer who paid is not asked to pay again.
 * @returns how many moves were made, 0 or 1
 */
export async function movePurchase(
  ports: Ports,
  tx: Database,
  { id, closings }: { id: string; closings: readonly ContractStep[] },
): Promise<number> {
  const facts = await lockReturn(tx, id);
  if (!facts?.purchase) return 0;
  const own = { ...facts, purchase: facts.purchase };
  switch (ownMoveOf(own, todayOf(ports))) {
    case 'comprada':
      return sell(ports, tx, { facts: own, closings });
    case 'vencida':
      return lapsePurchase(ports, tx, { facts: own, actor: SYSTEM });
    default:
      return 0;
  }
}

/**
 * The price is paid, so the contract ends that day. Months that began are charged, later
 * ones are taken back; a buyer pays neither leaving nor km, and needs no inspection.
 */
async function sell(
  ports: Ports,
  tx: Database,
  { facts, closings }: { facts: PurchaseFacts; closings: readonly ContractStep[] },
): Promise<number> {
  const { contract, amendments, handedOverOn, entries, purchase } = facts;
  const today = todayOf(ports);
  const lived = { terms: contract.terms, amendments, handedOverOn };
  const months = settleMonths({ contract: lived, entries, today });
  for (const entry of [...months, ...creditRefunded([...entries, ...months], today)])
    await postTransaction(ports, tx, contract.id, entry);
  await dropReturn(ports, tx, contract.id);
  await closeContract(ports, tx, {
    record: facts,
    to: 'encerrada',
    party: 'system',
    actor: SYSTEM,
    closings,
  });
  await changePurchase(tx, purchase, {
    state: 'comprada',
    boughtOn: today,
    updatedAt: ports.clock.now(),
  });
  await recordAct(ports, tx, {
    id: contract.id,
    actor: SYSTEM,
    mail: (now) => boughtMail(ports.config, now),
  });
  return 1;
}
