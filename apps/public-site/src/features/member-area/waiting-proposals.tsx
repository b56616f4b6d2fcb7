import { useState } from 'react';
import {
  serverSentence,
  useGetProposalQuery,
  useListDocumentsQuery,
  useResumeAnalysisMutation,
} from '@site/api-client';
import { type LoggedUser, type Proposal, type SentDocument } from '@site/contracts';
import { answerDay } from '@site/contracts/answer-promise';
import { formatDate } from '@site/contracts/brazil';
import { documentName } from '@site/contracts/documents';
import { memberProposalPath } from '@site/contracts/site-paths';
import { ErrorIcon, SiteLink, SuccessIcon, WarningIcon } from '@site/ui';
import { useSite } from '../../shared/site-services';
import { documentsCopy as COPY } from './documents.copy';
import { reasonOf } from './proposal-timeline';

type Owner = Pick<LoggedUser, 'id' | 'personType'>;

/**
 * Proposals for which the analysis asked for documents. What it asked for is free text, so
 * the customer says when all of it was sent (product.md §6).
 */
export function WaitingProposals({
  user,
  proposals,
}: {
  user: Owner;
  proposals: readonly Proposal[];
}) {
  const { now } = useSite();
  const [resumed, setResumed] = useState<string | null>(null);
  return (
    <div className="member-waiting">
      <div role="status">
        {resumed !== null && (
          <p className="notice notice--ok">
            <span>
              <SuccessIcon aria-hidden="true" />{' '}
              {COPY.resumed(resumed, formatDate(answerDay(new Date(now()))))}
            </span>
          </p>
        )}
      </div>
      {proposals.map((proposal) => (
        <Waiting
          key={proposal.id}
          user={user}
          proposal={proposal}
          onResumed={() => setResumed(proposal.number)}
        />
      ))}
    </div>
  );
}

type WaitingProps = { user: Owner; proposal: Proposal; onResumed: () => void };

function Waiting({
  user,
  proposal: { id, number, revision, updatedAt },
  onResumed,
}: WaitingProps) {
  const { data: detail } = useGetProposalQuery({ params: { id } });
  const { data: documents } = useListDocumentsQuery({ params: { id: user.id } });
  const [resume, { isLoading, error }] = useResumeAnalysisMutation();
  const reason = detail ? reasonOf(detail) : null;
  const since = documents?.items.filter(({ sentAt }) => sentAt > updatedAt) ?? [];
  const tell = async () => {
    const { data } = await resume({ params: { id }, body: { revision } });
    if (data) onResumed();
  };
  return (
    <div className="notice notice--warn">
      <span>
        <WarningIcon aria-hidden="true" />
        <span className="member-asked">
          <SiteLink className="link" to={memberProposalPath(id)}>
            {COPY.wantedBy(number)}
          </SiteLink>
          {reason && <span>{COPY.reason(reason)}</span>}
          <span role="status">
            {since.length === 0
              ? COPY.sendFirst
              : COPY.sentSince(namesOf(since, user.personType))}
          </span>
        </span>
      </span>
      {since.length > 0 && (
        <button
          type="button"
          className="btn btn--sm"
          disabled={isLoading}
          aria-busy={isLoading || undefined}
          onClick={() => void tell()}
        >
          {isLoading ? COPY.resuming : COPY.resume}
        </button>
      )}
      {error !== undefined && (
        <p className="doc-error" role="alert">
          <ErrorIcon aria-hidden="true" /> {serverSentence(error, COPY.notResumed)}
        </p>
      )}
    </div>
  );
}

const LIST = new Intl.ListFormat('pt-BR');

function namesOf(
  documents: readonly SentDocument[],
  personType: LoggedUser['personType'],
): string {
  const names = documents.map(({ kind }) => documentName(kind, personType));
  // Names have commas of their own ('CNH, frente').
  const quoted = [...new Set(names)].map((name) => `“${name}”`);
  return LIST.format(quoted);
}
