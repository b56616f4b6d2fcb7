import { useState } from 'react';
import {
  serverSentence,
  useListProposalsQuery,
  useResumeAnalysisMutation,
} from '@site/api-client';
import { type Proposal } from '@site/contracts';
import { memberProposalPath } from '@site/contracts/site-paths';
import { ErrorIcon, SiteLink, SuccessIcon, WarningIcon } from '@site/ui';
import { DOCUMENTS_COPY as COPY } from './documents.copy';

/**
 * Proposals for which the analysis asked for documents; the customer says when they were
 * sent (product.md §6).
 */
export function WaitingProposals() {
  const { data } = useListProposalsQuery({ query: { state: 'documentos_pendentes' } });
  const [resumed, setResumed] = useState<string | null>(null);
  return (
    <div className="member-waiting">
      <div role="status">
        {resumed !== null && (
          <p className="notice notice--ok">
            <span>
              <SuccessIcon aria-hidden="true" /> {COPY.resumed(resumed)}
            </span>
          </p>
        )}
      </div>
      {data?.items.map((proposal) => (
        <Waiting
          key={proposal.id}
          proposal={proposal}
          onResumed={() => setResumed(proposal.number)}
        />
      ))}
    </div>
  );
}

function Waiting({
  proposal: { id, number, revision },
  onResumed,
}: {
  proposal: Proposal;
  onResumed: () => void;
}) {
  const [resume, { isLoading, error }] = useResumeAnalysisMutation();
  const tell = async () => {
    const { data } = await resume({ params: { id }, body: { revision } });
    if (data) onResumed();
  };
  return (
    <div className="notice notice--warn">
      <span>
        <WarningIcon aria-hidden="true" />{' '}
        <SiteLink className="link" to={memberProposalPath(id)}>
          {COPY.wantedBy(number)}
        </SiteLink>
      </span>
      <button
        type="button"
        className="btn btn--sm"
        disabled={isLoading}
        aria-busy={isLoading || undefined}
        onClick={() => void tell()}
      >
        {isLoading ? COPY.resuming : COPY.resume}
      </button>
      {error !== undefined && (
        <p className="doc-error" role="alert">
          <ErrorIcon aria-hidden="true" /> {serverSentence(error, COPY.notResumed)}
        </p>
      )}
    </div>
  );
}
