import { type ContractStep } from '../contracts/contracts.repository';
import { readLedger } from '../ledger/ledger.repository';
import { billsOf } from './bill.rules';
import { giveUpCharges } from './payments.repository';

/**
 * A contract has ended: what is open at the bank for bills that the ledger has taken back
 * is given up. What is still owed, for the very amount, can be paid as it was asked for.
 * A job tells the bank, and ends Pix Automático there (`chargeAutomatically`).
 */
export const closePayments: ContractStep = async (_ports, tx, { id }) => {
  const bills = billsOf(await readLedger(tx, id));
  await giveUpCharges(
    tx,
    id,
    ({ dueOn, centavos, method }) =>
      method === 'pix-automatico' ||
      !bills.some((bill) => bill.dueOn === dueOn && bill.centavos === centavos),
  );
};
