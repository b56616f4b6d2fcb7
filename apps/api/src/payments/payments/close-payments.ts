import { type ContractStep } from '../../contracts/contracts/contracts.repository';
import { closeCard } from '../saved-cards/saved-cards.service';
import { withdrawWrongCollections } from './withdraw-collections';

/**
 * A contract has ended: what is open at the bank for bills that the ledger has taken back
 * is given up, and its saved card is removed. Jobs tell the bank, and end Pix Automático
 * there (`chargeAutomatically`, `chargeSavedCards`).
 */
export const closePayments: ContractStep = async (ports, tx, contract) => {
  await closeCard(ports, tx, contract);
  await withdrawWrongCollections(tx, contract.id, { automatic: false });
};
