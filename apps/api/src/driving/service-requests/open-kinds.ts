import { SERVICE_KINDS, type ServiceKind } from '@site/api-contract/contracts';
import { isOver } from '@site/api-contract/sales';
import { reachUs } from '#platform/company';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { isCarOut } from '../../contracts/contracts/contract.rules';
import {
  contractFacts,
  type ContractRecord,
  findContract,
} from '../../contracts/contracts/contracts.repository';
import { type RequestRow } from './service-requests.repository';

/**
 * The kinds of request that a customer may open now: all while they have the car, only
 * other questions before that, and after the end only traffic fines, whose notice comes
 * much later.
 */
export function kindsNow(record: ContractRecord): readonly ServiceKind[] {
  if (isCarOut(record)) return SERVICE_KINDS;
  if (!isOver(record.proposal.state)) return ['outro'];
  return record.handedOverOn ? ['multa'] : [];
}

/** How to go on after a request was resolved: by another request, or by contacting us. */
export async function wayOn(
  { config }: Pick<Ports, 'config'>,
  db: Database,
  { contractId, kind }: Pick<RequestRow, 'contractId' | 'kind'>,
): Promise<{ canOpen: boolean; reach: string }> {
  const found = await findContract(db, contractId);
  const kinds = found ? kindsNow(await contractFacts(db, found)) : [];
  return { canOpen: kinds.includes(kind), reach: reachUs(config) };
}
