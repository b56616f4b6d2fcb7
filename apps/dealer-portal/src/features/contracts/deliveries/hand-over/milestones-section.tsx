import { useState } from 'react';
import { type Delivery } from '@site/api-contract';
import { MILESTONE_LABELS, nextMilestone } from '@site/api-contract/contracts';
import { deferred, OutcomeNotice, type OutcomeText } from '@site/ui';
import { DeliveryTimeline } from '@site/ui/proposal';
import { deliveriesCopy } from '../deliveries.copy';
import { isReady } from './is-ready';

const MilestoneFields = deferred(
  async () => (await import('./milestone-fields')).MilestoneFields,
);

const UndoMilestone = deferred(
  async () => (await import('./undo-milestone')).UndoMilestone,
);

const copy = deliveriesCopy.milestones;

/**
 * The milestones of the delivery, and the form for the next one. Once the car is ready they
 * are folded, so that the handover is near.
 */
export function MilestonesSection({ delivery }: { delivery: Delivery }) {
  const [said, setSaid] = useState<OutcomeText>(null);
  const noted = delivery.milestones.flatMap(({ kind, onDay }) => (onDay ? [kind] : []));
  const next = nextMilestone(delivery.source, noted);
  const last = noted.at(-1);
  const isUnderWay = delivery.handedOverAt === null;
  const undo = isUnderWay && last && (
    <UndoMilestone key={`undo ${last}`} id={delivery.id} kind={last} onSaid={setSaid} />
  );
  const timeline = (
    <DeliveryTimeline milestones={delivery.milestones} labels={MILESTONE_LABELS} />
  );
  return (
    <section aria-labelledby="etapas-titulo">
      <h2 id="etapas-titulo">{copy.title}</h2>
      {isReady(delivery) ? (
        <details className="delivery-fold">
          <summary>{copy.allNoted(noted.length)}</summary>
          {timeline}
          {undo}
        </details>
      ) : (
        timeline
      )}
      <OutcomeNotice saying={isUnderWay ? said : null} />
      {isUnderWay &&
        next !== null &&
        (next === 'emplacado' && !delivery.car ? (
          <p className="soft">{copy.needsCar}</p>
        ) : (
          <MilestoneFields
            key={next}
            id={delivery.id}
            kind={next}
            today={delivery.today}
            onSaid={setSaid}
          />
        ))}
      {!isReady(delivery) && undo}
    </section>
  );
}
