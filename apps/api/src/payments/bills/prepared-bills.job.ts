import { type IsoDate } from '@site/api-contract/brazil';
import { isOver } from '@site/api-contract/sales';
import { todayOf } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { type Done } from '#platform/jobs/jobs';
import { type Ports } from '#platform/ports';
import { type Bank } from '#platform/ports/bank';
import {
  contractFacts,
  type ContractRecord,
  type ContractRow,
  lockContract,
} from '../../contracts/contracts/contracts.repository';
import { nextBillsBy } from '../../contracts/contracts/plan/next-bills.repository';
import { billsOf, type OpenBill } from '../../contracts/ledger/open-bills.rules';
import {
  type Account,
  findAccountById,
} from '../../identity/accounts/accounts.repository';
import { enqueueMoneyMail } from '../../identity/accounts/money-mails';
import { BankAway } from '../bank/bank-errors';
import {
  chargeFor,
  dropCharge,
  isStillRight,
  liveChargeOf,
  openAtBank,
  orderOf,
} from '../payments/ask-payment.service';
import { filterRowsByContract, type HasWork } from '../payments/filter-rows-by-contract';
import {
  listPaymentSettings,
  type Setting,
} from '../payments/payment-settings.repository';
import {
  type BankChargeRow,
  noteAnswered,
  noteOpened,
} from '../payments/payments.repository';
import { billLabel } from './bill.rules';
import { preparedMail } from './prepared-bills.mails';

type Prepared = {
  charge: BankChargeRow;
  stale: BankChargeRow | null;
  contract: ContractRow;
  account: Account;
  label: string;
};

/**
 * Opens the Pix or boleto of the next bill for customers who get bills ready, and mails
 * its code once the bank has answered: once for each bill, and again when its amount has
 * changed. Late bills, and those that Pix Automático or a saved card pays, are left
 * alone.
 */
export async function prepareBills(ports: Ports, db: Database): Promise<Done> {
  const { bank } = ports;
  if (bank === null) return { done: 0 };
  let done = 0;
  try {
    const settings = await listPaymentSettings(db);
    const isToPrepare = isToPrepareOn(todayOf(ports));
    for await (const setting of filterRowsByContract(ports, db, settings, isToPrepare)) {
      const prepared = await db.transaction((tx) => writeCharge(ports, tx, setting));
      if (prepared && (await open(ports, db, bank, prepared))) done += 1;
    }
  } catch (error) {
    // The next run continues where this one stopped.
    if (!(error instanceof BankAway)) throw error;
  }
  return { done };
}

/** Whether the next bill lacks a valid charge of this kind at the bank. */
const isToPrepareOn =
  (today: IsoDate): HasWork<Setting> =>
  ({ method }, { charges, nextBillsBy, ...record }) => {
    const bill = billAhead(record, today);
    if (!bill || nextBillsBy !== method) return false;
    const charge = liveChargeOf(charges, bill, method);
    return !charge || charge.state === 'asked' || !isStillRight(charge, bill, today);
  };

/** The next bill of a contract that is not over, unless it is late. */
function billAhead(
  { proposal, entries }: Pick<ContractRecord, 'proposal' | 'entries'>,
  today: IsoDate,
): OpenBill | null {
  const [bill] = isOver(proposal.state) ? [] : billsOf(entries);
  return bill && bill.dueOn >= today ? bill : null;
}

/** The charge to open, new or stored; null when none is needed. */
export async function writeCharge(
  ports: Pick<Ports, 'clock' | 'random'>,
  tx: Database,
  { contractId, method }: Setting,
): Promise<Prepared | null> {
  const locked = await lockContract(tx, contractId);
  if (!locked) return null;
  const record = await contractFacts(tx, locked);
  const { contract } = record;
  const bill = billAhead(record, todayOf(ports));
  const account = await findAccountById(tx, contract.userId);
  if (!bill || !account || (await nextBillsBy(tx, contractId)) !== method) return null;
  const written = await chargeFor(ports, tx, { contract, bill, method });
  return { ...written, contract, account, label: billLabel(bill, record) };
}

async function open(
  ports: Ports,
  db: Database,
  bank: Bank,
  { charge, stale, contract, account, label }: Prepared,
): Promise<boolean> {
  if (stale?.bankId) await dropCharge(bank, stale.id, stale.bankId);
  if (charge.state !== 'asked') return false;
  const order = orderOf(charge, { label, number: contract.number }, account.name);
  const opened = await openAtBank(bank, charge, { ...order, returnUrl: '' });
  return db.transaction(async (tx) => {
    const isFirst = await noteAnswered(tx, charge.id, opened);
    if (!isFirst) {
      await noteOpened(tx, charge.id, opened);
      return false;
    }
    const ready = { ...charge, ...opened, state: 'open' as const };
    await enqueueMoneyMail(ports, tx, {
      userId: contract.userId,
      write: (to) => preparedMail(ports.config, { to, contract, charge: ready, label }),
    });
    return true;
  });
}
