import { type Delivery } from '@site/api-contract';
import { formatDate } from '@site/api-contract/brazil';
import { type Milestone } from '@site/api-contract/contracts';
import './proposal.css';

const copy = {
  label: 'Etapas da entrega',
  next: 'próxima',
  ahead: 'depois',
} as const;

type DeliveryTimelineProps = Pick<Delivery, 'milestones'> & {
  /** Words of the reader: a customer's differ from those of staff. */
  labels: Record<Milestone, string>;
};

/** Shows the steps of the car until the handover, with the days of past ones. */
export function DeliveryTimeline({ milestones, labels }: DeliveryTimelineProps) {
  const next = milestones.findIndex(({ onDay }) => onDay === null);
  return (
    <ol className="droad" aria-label={copy.label}>
      {milestones.map(({ kind, onDay }, index) => (
        <li
          key={kind}
          data-done={onDay ? '' : undefined}
          aria-current={index === next ? 'step' : undefined}
        >
          <b>{labels[kind]}</b>
          <small>
            {onDay ? (
              <time dateTime={onDay}>{formatDate(onDay)}</time>
            ) : index === next ? (
              copy.next
            ) : (
              copy.ahead
            )}
          </small>
        </li>
      ))}
    </ol>
  );
}
