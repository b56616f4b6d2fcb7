import { useRef } from 'react';
import { useCheckPartnersMutation } from '@site/api-client';
import { type ProposalDetail } from '@site/api-contract';
import { formatDate, formatDateTime } from '@site/api-contract/brazil';
import { answerDay } from '@site/api-contract/sales';
import { consultantProposalPath } from '@site/api-contract/site-paths';
import { useFocusBack, useTakenBack } from '@site/ui';
import { pendingActId } from '../../../../shared/pending-act-id';
import { Undoable } from '../../../../shared/undo/undoable';
import { useDelayedDecision } from '../../../../shared/undo/use-delayed-decision';
import { checkPartnersCopy as copy } from './check-partners.copy';

/**
 * Partners of an approved company who were added or changed after the approval and were
 * not checked; they can sign only after a check.
 */
export function CheckPartners({ proposal }: { proposal: ProposalDetail }) {
  const { id, revision, customerName, partnersToCheck: unseen } = proposal;
  const act = pendingActId('partners', id);
  const back = useTakenBack(act);
  const begin = useDelayedDecision();
  const [check] = useCheckPartnersMutation();
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(back.taken, () => button.current?.focus());
  if (!unseen) return null;
  const { count, since, signers } = unseen;
  function confirm() {
    begin(
      {
        id: act,
        about: customerName,
        what: copy.waits,
        path: consultantProposalPath(id),
        words: copy,
      },
      null,
      () => check({ params: { id }, body: { revision } }).unwrap(),
    );
    back.release();
  }
  return (
    <section className="review-asked" aria-labelledby="socios">
      <h3 id="socios">{copy.title}</h3>
      <p>{copy.changed(count, formatDateTime(since))}</p>
      <p className="soft">
        {signers === 0 ? copy.nobody : copy.others(signers)}{' '}
        {copy.until(formatDate(answerDay(new Date(since))))}
      </p>
      <Undoable back={back}>
        <div className="actions">
          <button
            ref={button}
            type="button"
            className="btn btn--line btn--sm"
            onClick={confirm}
          >
            {copy.submit}
          </button>
        </div>
      </Undoable>
    </section>
  );
}
