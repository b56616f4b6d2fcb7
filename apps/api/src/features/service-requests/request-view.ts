import { type ServiceItem, type ServiceRequest } from '@site/contracts';
import { reaisFromCentavos } from '@site/contracts/brazil';
import { type Database } from '#platform/data/database';
import { type SignedIn } from '#platform/security/authentication';
import { toSentFile } from '../documents/sent-files';
import { listEntries, listFiles, type RequestFacts } from './service-requests.repository';

/** Staff see whose it is and who works on it. */
export function toItem(
  { request, contract, customerName, claimerName }: RequestFacts,
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

/** What the contract says; no amendment changes it. */
const mostOf = ({ contract }: RequestFacts) =>
  reaisFromCentavos(contract.terms.deductibleCentavos);

export async function toRequest(
  db: Database,
  facts: RequestFacts,
  reader: SignedIn,
): Promise<ServiceRequest> {
  const { id, revision, details } = facts.request;
  return {
    ...toItem(facts, reader),
    revision,
    details,
    deductible: deductibleOf(facts.request),
    ...(reader.role === 'CONSULTANT' && { mostDeductible: mostOf(facts) }),
    entries: (await listEntries(db, id)).map(({ at, side, text, toState }) => ({
      at: at.toISOString(),
      side,
      text,
      state: toState,
    })),
    files: (await listFiles(db, id)).map((file) => ({
      ...toSentFile(file),
      side: file.side,
    })),
  };
}
