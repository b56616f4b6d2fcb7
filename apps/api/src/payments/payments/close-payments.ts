import { type ContractStep } from '../../contracts/contracts/contracts.repository';
import { closeCard } from '../saved-cards/saved-cards.service';
import { withdrawWrongCollections } from './withdraw-collections';

/**
 * A contract has ended: open charges of bills that the ledger took back are given up, and
 * its saved card is removed. Jobs tell the bank and end Pix Automático there
 * (`chargeAutomatically`, `chargeSavedCards`).
 */
export const closePayments: ContractStep = async (ports, tx, contract) => {
  await closeCard(ports, tx, contract);
  await withdrawWrongCollections(tx, contract.id, { automatic: false });
};
