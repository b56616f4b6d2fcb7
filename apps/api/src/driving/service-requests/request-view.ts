import { type ServiceItem, type ServiceRequest } from '@site/api-contract';
import { reaisFromCentavos } from '@site/api-contract/brazil';
import { isLoss } from '@site/api-contract/driving';
import { todayOf } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { type SignedIn } from '#platform/security/authentication';
import { requestedActsOf } from '../../activity/requested-acts/requested-acts';
import {
  contractFacts,
  findContract,
} from '../../contracts/contracts/contracts.repository';
import { toSentFile } from '../../identity/documents/attachments/attachments';
import { lossPart } from './loss-of-request.rules';
import { listEntries, listFiles, type RequestFacts } from './service-requests.repository';

/** Staff also see the customer and the consultant who works on it. */
export function toItem(
  { request, contract, customerName, claimerName, urgent }: RequestFacts,
  reader: SignedIn,
): ServiceItem {
  const { id, number, kind, state, contractId, openedAt, waitingSince } = request;
  return {
    id,
    number,
    kind,
    state,
    contractId,
    contractNumber: contract.number,
    versionName: contract.terms.versionName,
    openedAt: openedAt.toISOString(),
    waitingSince: waitingSince?.toISOString() ?? null,
    ...(reader.role === 'CONSULTANT' && {
      customerName,
      claimedBy: claimerName,
      isMine: request.claimedBy === reader.id,
      urgent,
    }),
  };
}

function deductibleOf({
  deductibleCentavos,
  deductibleReason,
  deductibleDueOn,
}: RequestFacts['request']): ServiceRequest['deductible'] {
  return deductibleCentavos === null
    ? null
    : {
        amount: reaisFromCentavos(deductibleCentavos),
        reason: deductibleReason,
        dueOn: deductibleDueOn,
      };
}

/** The highest deductible of the contract, in reais; no amendment changes it. */
const mostOf = ({ contract }: RequestFacts) =>
  reaisFromCentavos(contract.terms.deductibleCentavos);

export async function toRequest(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  facts: RequestFacts,
  reader: SignedIn,
): Promise<ServiceRequest> {
  const { id, number, contractId, revision, details } = facts.request;
  const isStaff = reader.role === 'CONSULTANT';
  const requested = { contractId, kind: 'service-request' as const };
  const by = (await requestedActsOf(db, requested)).get(number);
  return {
    ...toItem(facts, reader),
    revision,
    details,
    deductible: deductibleOf(facts.request),
    ...(isStaff && {
      customer: { id: facts.contract.userId, cellphone: facts.cellphone },
      mostDeductible: mostOf(facts),
    }),
    ...(await lossFacts(ports, db, facts.request, isStaff)),
    entries: (await listEntries(db, id)).map((entry, index) => ({
      at: entry.at.toISOString(),
      side: entry.side,
      text: entry.text,
      state: entry.toState,
      // Only the opening is written for the customer.
      ...(index === 0 && by && { by }),
    })),
    files: (await listFiles(db, id)).map((file) => ({
      ...toSentFile(file),
      side: file.side,
    })),
  };
}

/**
 * The effect on the contract of a car that is gone for good; nothing for other requests.
 */
async function lossFacts(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  request: RequestFacts['request'],
  isStaff: boolean,
): Promise<ReturnType<typeof lossPart>> {
  const found = isLoss(request.kind) && (await findContract(db, request.contractId));
  if (!found) return {};
  const record = await contractFacts(db, found);
  return lossPart(request, record, { isStaff, today: todayOf(ports) });
}
