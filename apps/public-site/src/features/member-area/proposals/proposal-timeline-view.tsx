import { memberAreaCopy } from '../member-area.copy';
import { type TimelineStep } from './proposal-timeline';

const SPOKEN = {
  done: memberAreaCopy.done,
  current: memberAreaCopy.current,
  ahead: memberAreaCopy.ahead,
} as const;

/**
 * The timeline of a proposal, drawn as a road with a dash for each step: done, current or
 * ahead. It is vertical on narrow screens or with large text.
 */
export function ProposalTimeline({
  steps,
  label,
}: {
  steps: readonly TimelineStep[];
  label: string;
}) {
  return (
    <div className="road-room">
      <ol className="road road--dated" aria-label={label}>
        {steps.map(({ state, name, note, progress, ended }) => (
          <li
            key={state}
            data-state={progress === 'done' ? 'done' : undefined}
            data-ended={ended ? '' : undefined}
            aria-current={progress === 'current' ? 'step' : undefined}
          >
            {name}
            <span className="vh">, {SPOKEN[progress]}</span>
            {note && <small>{note}</small>}
          </li>
        ))}
      </ol>
    </div>
  );
}
