import { type ReactNode } from 'react';
import { type ProposalState, STATE_LABELS, type StateTone } from '@site/contracts/states';
import { CheckIcon, ClockIcon, ErrorIcon, InfoIcon, WarningIcon } from '../icons';
import './feedback.css';

export type TagProps = { tone?: StateTone; icon?: boolean; children: ReactNode };

const ICONS = {
  neutral: ClockIcon,
  info: InfoIcon,
  warn: WarningIcon,
  ok: CheckIcon,
  err: ErrorIcon,
};

/** A state as a word on a tint; the icon is for places where the tag stands alone. */
export function Tag({ tone = 'neutral', icon = false, children }: TagProps) {
  const Icon = ICONS[tone];
  return (
    <span className={tone === 'neutral' ? 'tag' : `tag tag--${tone}`}>
      {icon && <Icon />}
      {children}
    </span>
  );
}

/** The tag of a proposal's state; name and tone come from the table of states. */
export function StateTag({ state, icon }: { state: ProposalState; icon?: boolean }) {
  const { label, tone } = STATE_LABELS[state];
  return (
    <Tag tone={tone} icon={icon}>
      {label}
    </Tag>
  );
}
