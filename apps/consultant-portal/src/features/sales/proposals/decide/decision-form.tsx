import { type Decision, type ProposalDetail } from '@site/api-contract';
import { canMove } from '@site/api-contract/sales';
import { useTakenBack } from '@site/ui';
import { useQuietAfterDecision } from '../../../../shared/takes-focus';
import { Undoable } from '../../../../shared/undo/undoable';
import { proposalsCopy } from '../proposals.copy';
import { DecideForm } from './decide-form';
import { decisionCopy as copy } from './decision.copy';
import { isReview } from './is-review';
import { OvertakenDecision } from './overtaken-decision';

const DECISIONS: readonly Decision['to'][] = [
  'aprovada',
  'documentos_pendentes',
  'reprovada',
];

/**
 * The decisions that are allowed for a proposal, the one that waits to be sent, or the
 * reason why none is allowed.
 */
export function DecisionForm({ proposal }: { proposal: ProposalDetail }) {
  const { id, state } = proposal;
  const back = useTakenBack(id);
  const { taken } = back;
  const isQuiet = useQuietAfterDecision();
  const allowed = DECISIONS.filter((known) => canMove(state, known, 'consultant'));
  return (
    <section className="decision" aria-label={copy.title} inert={isQuiet}>
      <Undoable back={back}>
        {isReview(proposal) && proposal.review?.isForAnother ? (
          <p className="soft">{proposalsCopy.review.forAnother}</p>
        ) : allowed.length === 0 ? (
          <>
            <p className="soft">
              {state === 'documentos_pendentes' ? copy.awaitsDocuments : copy.closed}
            </p>
            {taken && <OvertakenDecision draft={taken.draft as Decision} />}
          </>
        ) : (
          <DecideForm
            key={taken ? 'again' : 'first'}
            proposal={proposal}
            allowed={allowed}
            taken={taken}
            onBegin={back.release}
          />
        )}
      </Undoable>
    </section>
  );
}
