import { formatDate, type IsoDate, saoPauloDay } from '@site/api-contract/brazil';
import { isOver } from '@site/api-contract/sales';
import { memberPaymentsPath } from '@site/api-contract/site-paths';
import { todayOf } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { type Done } from '#platform/jobs/jobs';
import { type Ports } from '#platform/ports';
import { type Bank } from '#platform/ports/bank';
import {
  contractFacts,
  findContract,
  lockContract,
} from '../../contracts/contracts/contracts.repository';
import { promisedUntil } from '../../contracts/contracts/plan/agreed-days.repository';
import { isForCard } from '../../contracts/contracts/plan/automatic-payment.repository';
import {
  type CardRow,
  nextBillsBy,
} from '../../contracts/contracts/plan/next-bills.repository';
import { lateChargesOn } from '../../contracts/ledger/late-charges.rules';
import { type Entry } from '../../contracts/ledger/ledger.rules';
import { billsOf, type OpenBill } from '../../contracts/ledger/open-bills.rules';
import { findAccountById } from '../../identity/accounts/accounts.repository';
import { BankAway, BankRefusal } from '../bank/bank-errors';
import { giveUpCharge } from '../bank/receive/store-charge-news';
import { orderOf } from '../payments/ask-payment.service';
import { filterRowsByContract, type HasWork } from '../payments/filter-rows-by-contract';
import {
  type BankChargeRow,
  insertBankCharge,
  isLive,
  listOpenBankCharges,
  moveBankCharge,
} from '../payments/payments.repository';
import {
  changeCard,
  findCard,
  forgetTokens,
  listActiveCards,
  listCardCharges,
  listUndropped,
} from './saved-cards.repository';
import { confirmUntil, nextTryOn } from './saved-cards.rules';

/**
 * Charges saved cards for bills on their due day. A charge is stored first, under the
 * lock of its contract, and asked of the bank under its id: one effect with any number of
 * processes. A webhook tells the outcome. Cards that were removed here are removed at the
 * bank first, so that they are not charged any more.
 */
export async function chargeSavedCards(ports: Ports, db: Database): Promise<Done> {
  const { bank } = ports;
  if (bank === null) return { done: 0 };
  let done = 0;
  try {
    for (const { id, token } of await listUndropped(db)) {
      await bank.removeCard(token ?? '', `remove:${id}`);
      if (await changeCard(db, id, ['removed'], { dropped: true })) done += 1;
    }
    const isToCharge = isToChargeOn(todayOf(ports));
    const cards = await listActiveCards(db);
    for await (const card of filterRowsByContract(ports, db, cards, isToCharge))
      await db.transaction((tx) => bookBills(ports, tx, card));
    for (const asked of await listCardCharges(db, 'asked'))
      done += await send(ports, db, { bank, ...asked });
    for (const { charge } of await listCardCharges(db, 'open'))
      done += await giveUpUnconfirmed(ports, db, { bank, charge });
    await forgetTokens(db);
  } catch (error) {
    // The next run continues where this one stopped.
    if (!(error instanceof BankAway)) throw error;
  }
  return { done };
}

/** Whether a bill or another try of one is due. */
const isToChargeOn =
  (today: IsoDate): HasWork<CardRow> =>
  (card, { entries, charges, nextBillsBy, promisedUntil }) =>
    nextBillsBy === 'cartao-salvo' &&
    promisedUntil === null &&
    dueBills(card, { entries, charges }, today).some((bill) => {
      const last = lastOf(bill, charges);
      return triesBefore(bill, last, today) !== null;
    });

/** The bills that the card pays, due by today. */
const dueBills = (
  card: CardRow,
  { entries, charges }: { entries: readonly Entry[]; charges: readonly BankChargeRow[] },
  today: IsoDate,
): OpenBill[] =>
  billsOf(entries).filter(
    (bill) => bill.dueOn <= today && isForCard(card, bill, charges),
  );

const lastOf = ({ dueOn }: OpenBill, charges: readonly BankChargeRow[]) =>
  charges.findLast(
    (charge) => charge.method === 'cartao-salvo' && charge.dueOn === dueOn,
  );

/** Stores the charges of due bills, and of tries whose day has come. */
export async function bookBills(
  ports: Pick<Ports, 'clock' | 'random'>,
  tx: Database,
  { id: cardId, contractId }: CardRow,
): Promise<void> {
  const locked = await lockContract(tx, contractId);
  const card = await findCard(tx, cardId);
  if (!locked || card?.state !== 'active' || isOver(locked.proposal.state)) return;
  if ((await nextBillsBy(tx, contractId)) !== 'cartao-salvo') return;
  const now = ports.clock.now();
  const today = saoPauloDay(now);
  if (await promisedUntil(tx, contractId, today)) return;
  const { entries } = await contractFacts(tx, locked);
  const withLate = billsOf([...entries, ...lateChargesOn(entries, today)]);
  const charges = await listOpenBankCharges(tx, contractId);
  for (const bill of dueBills(card, { entries, charges }, today)) {
    const { dueOn, installment } = bill;
    const last = lastOf(bill, charges);
    const tries = triesBefore(bill, last, today);
    if (tries === null) continue;
    if (last && tries > 0)
      await moveBankCharge(tx, last.id, ['failed'], { state: 'declined' });
    // A first try has no fine, however late we made it; the later ones do.
    const { centavos } =
      tries === 0 ? bill : (withLate.find((one) => one.dueOn === dueOn) ?? bill);
    await insertBankCharge(tx, {
      id: ports.random.uuid(),
      contractId,
      dueOn,
      installment,
      method: 'cartao-salvo',
      centavos,
      state: 'asked',
      cardId,
      tries,
      payableUntil: confirmUntil(today),
      createdAt: now,
    });
  }
}

/** The number of tries before one that is due today; null when none is due. */
function triesBefore(
  { centavos, lateCentavos }: OpenBill,
  last: BankChargeRow | undefined,
  today: string,
): number | null {
  if (last === undefined) return 0;
  if (isLive(last.state) || last.state === 'declined') return null;
  // Items were added to the bill after it was paid.
  if (last.state === 'paid') return centavos > lateCentavos ? 0 : null;
  const on = nextTryOn(last);
  return on !== null && on <= today ? last.tries + 1 : null;
}

async function send(
  ports: Ports,
  db: Database,
  { bank, charge, card }: { bank: Bank; charge: BankChargeRow; card: CardRow },
): Promise<number> {
  const found = await findContract(db, charge.contractId);
  if (!found) return 0;
  const record = await contractFacts(db, found);
  const { contract } = record;
  const payer = (await findAccountById(db, contract.userId))?.name ?? contract.number;
  // The same text each time: under one key the bank accepts one request.
  const label = `Parcela com vencimento em ${formatDate(charge.dueOn)}`;
  try {
    const { id: bankId } = await bank.chargeCard({
      ...orderOf(charge, { label, number: contract.number }, payer),
      token: card.token ?? '',
      returnUrl: `${ports.config.PUBLIC_ORIGIN}${memberPaymentsPath(contract.id)}`,
    });
    await moveBankCharge(db, charge.id, ['asked'], { state: 'scheduled', bankId });
  } catch (error) {
    if (!(error instanceof BankRefusal)) throw error;
    // The bank does not have the card any more.
    if (card.state === 'removed')
      await moveBankCharge(db, charge.id, ['asked'], { state: 'canceled' });
    else
      await db.transaction((tx) =>
        giveUpCharge(ports, tx, {
          record,
          charge,
          change: { reason: 'cartao_recusado' },
        }),
      );
  }
  return 1;
}

/**
 * Cancels at the bank a charge that its owner did not confirm in time, then gives it up.
 */
async function giveUpUnconfirmed(
  ports: Ports,
  db: Database,
  { bank, charge }: { bank: Bank; charge: BankChargeRow },
): Promise<number> {
  if (charge.payableUntil >= saoPauloDay(ports.clock.now()) || !charge.bankId) return 0;
  try {
    await bank.cancelCharge(charge.bankId, `cancel:${charge.id}`);
  } catch (error) {
    // It was confirmed meanwhile, and its webhook is under way.
    if (error instanceof BankRefusal) return 0;
    throw error;
  }
  return db.transaction(async (tx) => {
    const locked = await lockContract(tx, charge.contractId);
    if (!locked) return 0;
    const record = await contractFacts(tx, locked);
    const change = { reason: 'sem_confirmacao' };
    return (await giveUpCharge(ports, tx, { record, charge, change })) ? 1 : 0;
  });
}
