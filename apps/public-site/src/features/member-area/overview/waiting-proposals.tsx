import { useState } from 'react';
import { useGetProposalQuery } from '@site/api-client';
import { type Proposal } from '@site/api-contract';
import { memberProposalPath } from '@site/api-contract/site-paths';
import { SiteLink, WarningIcon } from '@site/ui';
import { documentsCopy as COPY } from '../documents/documents.copy';
import { RequestedDocuments } from '../proposals/analysis/requested-documents';

/**
 * Proposals for which the analysis asked for documents, with a list for each. A proposal
 * that has received all of them stays here until the customer leaves the page, with a
 * message that says so.
 */
export function WaitingProposals({ proposals }: { proposals: readonly Proposal[] }) {
  const [known, setKnown] = useState<readonly Proposal[]>([]);
  const added = proposals.filter(({ id }) => known.every((other) => other.id !== id));
  if (added.length > 0) setKnown([...known, ...added]);
  return (
    <div className="member-waiting">
      {known.map(({ id }) => (
        <Waiting key={id} id={id} />
      ))}
    </div>
  );
}

function Waiting({ id }: { id: string }) {
  const { data: proposal } = useGetProposalQuery({ params: { id } });
  if (!proposal) return null;
  return (
    <>
      {proposal.state === 'documentos_pendentes' && (
        <p className="notice notice--warn">
          <span>
            <WarningIcon aria-hidden="true" />
            <SiteLink className="link" to={memberProposalPath(id)}>
              {COPY.wantedBy(proposal.number)}
            </SiteLink>
          </span>
        </p>
      )}
      <RequestedDocuments proposal={proposal} namesAnswerDay />
    </>
  );
}
