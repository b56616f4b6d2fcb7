import { type ServiceRequest } from '@site/api-contract';
import { atTheirRequest, atYourRequest } from '@site/api-contract/activity';
import { formatDateTime } from '@site/api-contract/brazil';
import { SERVICE_STATE_LABELS } from '@site/api-contract/driving';
import './service.css';

type ServiceThreadProps = {
  entries: ServiceRequest['entries'];
  /** Each side's name for the reader. */
  names: Readonly<Record<'customer' | 'consultant', string>>;
  /** Accessible name. */
  label: string;
  staff?: boolean;
};

/** Messages and moves of a request, oldest first. */
export function ServiceThread({
  entries,
  names,
  label,
  staff = false,
}: ServiceThreadProps) {
  return (
    <ol className="thread" aria-label={label}>
      {entries.map(({ at, side, text, state, by }, index) => (
        <li key={`${at}${index}`} data-side={side}>
          <p className="thread-who">
            <b>{names[side]}</b>
            <time dateTime={at}>{formatDateTime(at)}</time>
          </p>
          {by && <p className="soft">{staff ? atTheirRequest(by) : atYourRequest(by)}</p>}
          {text !== null && <p className="thread-text">{text}</p>}
          {state !== null && (
            <p className="soft">
              {SERVICE_STATE_LABELS[state][staff ? 'staff' : 'label']}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
