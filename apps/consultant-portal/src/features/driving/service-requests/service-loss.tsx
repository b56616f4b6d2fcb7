import { type LossForm, type ServiceRequest } from '@site/api-contract';
import { formatDate } from '@site/api-contract/brazil';
import { useTakenBack } from '@site/ui';
import { pendingActId } from '../../../shared/pending-act-id';
import { KeepDraft } from '../../../shared/undo/keep-draft';
import { RefusedDraft } from '../../../shared/undo/overtaken-draft';
import { Undoable } from '../../../shared/undo/undoable';
import { lossCopy as copy } from './service-loss.copy';
import { LossFacts } from './service-loss-facts';
import { LossFields } from './service-loss-fields';

/**
 * The end of a contract whose car is lost: a form until it is confirmed, then the result.
 */
export function ServiceLoss({ request }: { request: ServiceRequest }) {
  const { id, loss, lossDays } = request;
  const back = useTakenBack(pendingActId('loss', id));
  const { lostOn, policeReport } = (back.taken?.draft ?? {}) as Partial<LossForm>;
  if (!loss && !lossDays && !back.taken && !back.pending) return null;
  return (
    <section className="service-part" aria-labelledby="perda">
      <h3 id="perda">{loss ? copy.ended : copy.title}</h3>
      {loss && <LossFacts loss={loss} />}
      <KeepDraft
        about={lossDays && request}
        back={back}
        otherwise={
          <RefusedDraft
            back={back}
            lines={[lostOn && formatDate(lostOn), policeReport]}
          />
        }
      >
        {(open) =>
          open.lossDays && (
            <Undoable back={back}>
              <LossFields request={open} days={open.lossDays} back={back} />
            </Undoable>
          )
        }
      </KeepDraft>
    </section>
  );
}
