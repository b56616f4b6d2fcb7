import { type ContractStep } from '../contracts/contracts.repository';
import { giveUpWrongCharges } from './give-up-charges';

/**
 * A contract has ended: what is open at the bank for bills that the ledger has taken back
 * is given up. A job tells the bank, and ends Pix Automático there (`chargeAutomatically`).
 */
export const closePayments: ContractStep = (_ports, tx, { id }) =>
  giveUpWrongCharges(tx, id, { automatic: false });
