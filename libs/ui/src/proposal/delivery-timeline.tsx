import { type Delivery } from '@site/api-contract';
import { formatDate } from '@site/api-contract/brazil';
import { MILESTONE_LABELS } from '@site/api-contract/delivery-milestones';
import './proposal.css';

const copy = {
  label: 'Etapas da entrega',
  next: 'próxima',
  ahead: 'depois',
} as const;

/** Shows the steps of the car until the handover, with the days of past ones. */
export function DeliveryTimeline({ milestones }: Pick<Delivery, 'milestones'>) {
  const next = milestones.findIndex(({ onDay }) => onDay === null);
  return (
    <ol className="droad" aria-label={copy.label}>
      {milestones.map(({ kind, onDay }, index) => (
        <li
          key={kind}
          data-done={onDay ? '' : undefined}
          aria-current={index === next ? 'step' : undefined}
        >
          <b>{MILESTONE_LABELS[kind]}</b>
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
