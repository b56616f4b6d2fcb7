import { useEffect, useEffectEvent, useState } from 'react';
import { type Decision, type ProposalDetail } from '@site/contracts';
import { canMove } from '@site/contracts/states';
import { type ActEntry, isPending, useDelayedActs } from '@site/ui';
import { analysisCopy } from './analysis.copy';
import { DecideForm } from './decide-form';
import { DecisionPending } from './decision-pending';
import { LostDecision } from './lost-decision';
import { isReview } from './review-asked';

const copy = analysisCopy.decision;
const DECISIONS: readonly Decision['to'][] = [
  'aprovada',
  'documentos_pendentes',
  'reprovada',
];

/** What may be decided about a proposal, what waits to be sent, or why there is nothing. */
export function DecisionForm({ proposal }: { proposal: ProposalDetail }) {
  const { id, state } = proposal;
  const acts = useDelayedActs();
  const entry = acts.of(id);
  const isBack = entry?.stage === 'undone' || entry?.stage === 'failed';
  // From the bar into the page, where it is read and sent again.
  const [taken, setTaken] = useState<ActEntry>();
  if (entry && isBack && entry !== taken) setTaken(entry);
  const forget = useEffectEvent(() => acts.forget(id));
  useEffect(() => {
    if (isBack) forget();
  }, [isBack]);
  const allowed = DECISIONS.filter((known) => canMove(state, known, 'consultant'));
  const failed = taken?.stage === 'failed' ? taken.outcome?.said : undefined;

  if (entry && isPending(entry)) return <DecisionPending what={entry.what} />;
  return (
    <section className="decision" aria-label={copy.title}>
      {failed !== undefined && (
        <p className="notice notice--err" role="alert">
          {failed}
        </p>
      )}
      {isReview(proposal) && proposal.review?.isForAnother ? (
        <p className="soft">{analysisCopy.review.forAnother}</p>
      ) : allowed.length === 0 ? (
        <>
          <p className="soft">
            {state === 'documentos_pendentes' ? copy.awaitsDocuments : copy.closed}
          </p>
          {taken && <LostDecision draft={taken.draft as Decision} />}
        </>
      ) : (
        <DecideForm
          key={taken ? 'again' : 'first'}
          proposal={proposal}
          allowed={allowed}
          taken={taken}
          onBegin={() => setTaken(undefined)}
        />
      )}
    </section>
  );
}
