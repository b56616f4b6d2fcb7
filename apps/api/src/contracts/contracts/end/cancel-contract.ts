import { addDays, nextBusinessDay, saoPauloDay } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { postTransaction } from '../../ledger/ledger.repository';
import { settlementOf } from '../../ledger/ledger.rules';
import { type ContractRecord } from '../contracts.repository';
import { closeContract } from './close-contract';

/** Days to pay what leaving before the delivery costs beyond what was paid. */
const EXIT_DUE_DAYS = 10;

/**
 * Cancels a contract: takes every charge back, leaves `exitCentavos` owed, marks the rest
 * of the paid amount for refund, and releases car, slot and open charges. Call it with
 * the contract locked.
 */
export async function cancelContract(
  ports: Ports,
  tx: Database,
  {
    cause,
    exitCentavos,
    ...ending
  }: Omit<Parameters<typeof closeContract>[2], 'to' | 'record'> & {
    record: ContractRecord;
    /** Its reference in the ledger: the customer stepped back, or never paid. */
    cause: 'withdrawal' | 'unpaid';
    exitCentavos: number;
  },
): Promise<void> {
  const { contract, entries } = ending.record;
  const today = saoPauloDay(ports.clock.now());
  const settlement = settlementOf({
    entries,
    exitCentavos,
    reference: cause,
    onDay: today,
    dueOn: nextBusinessDay(addDays(today, EXIT_DUE_DAYS)),
  });
  if (settlement.postings.length > 0)
    await postTransaction(ports, tx, contract.id, settlement);
  await closeContract(ports, tx, { ...ending, to: 'cancelada' });
}
