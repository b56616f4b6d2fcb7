import { saoPauloDay } from '@site/contracts/brazil';
import { isOver } from '@site/contracts/states';
import { type Bank } from '../../../bank/bank';
import { BankAway } from '../../../bank/bank-errors';
import { type Database } from '../../../platform/data/database';
import { type Done } from '../../../platform/jobs/jobs';
import { enqueueMail } from '../../../platform/jobs/outbox';
import { type Ports } from '../../../platform/ports';
import { type Account, findAccountById } from '../../accounts/accounts.repository';
import {
  contractFacts,
  type ContractRow,
  lockContract,
} from '../../contracts/contracts.repository';
import { nextBillsBy } from '../../contracts/next-bills.repository';
import { billsOf } from '../../ledger/open-bills.rules';
import { chargeFor, dropCharge, openAtBank, orderOf } from '../ask-payment.service';
import { listPaymentSettings, type PreparedMethod } from '../payment-settings.repository';
import { type ChargeRow, noteAnswered, noteOpened } from '../payments.repository';
import { billLabel } from './bill.rules';
import { preparedMail } from './prepared-bills.mails';

type Prepared = {
  charge: ChargeRow;
  stale: ChargeRow | null;
  contract: ContractRow;
  account: Account;
  label: string;
};

/**
 * Opens the Pix or the boleto of the next bill of who gets bills ready, and mails its code
 * once the bank has answered: once for each bill, and anew when its amount has changed.
 * Bills that Pix Automático or a saved card takes, and late ones, are left alone.
 */
export async function prepareBills(ports: Ports, db: Database): Promise<Done> {
  const { bank } = ports;
  if (bank === null) return { done: 0 };
  let done = 0;
  try {
    for (const { contractId, method } of await listPaymentSettings(db)) {
      const prepared = await db.transaction((tx) =>
        writeCharge(ports, tx, contractId, method),
      );
      if (prepared && (await open(ports, db, bank, prepared))) done += 1;
    }
  } catch (error) {
    // The next run goes on where this one stopped.
    if (!(error instanceof BankAway)) throw error;
  }
  return { done };
}

async function writeCharge(
  ports: Pick<Ports, 'clock' | 'random'>,
  tx: Database,
  contractId: string,
  method: PreparedMethod,
): Promise<Prepared | null> {
  const locked = await lockContract(tx, contractId);
  if (!locked || isOver(locked.proposal.state)) return null;
  const record = await contractFacts(tx, locked);
  const { contract, entries } = record;
  const [bill] = billsOf(entries);
  const account = await findAccountById(tx, contract.userId);
  if (!bill || !account || bill.dueOn < saoPauloDay(ports.clock.now())) return null;
  if ((await nextBillsBy(tx, contractId)) !== method) return null;
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
    await enqueueMail(
      ports,
      tx,
      await preparedMail(ports.config, {
        to: account.email,
        contract,
        charge: { ...charge, ...opened, state: 'open' },
        label,
      }),
    );
    return true;
  });
}
