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

type StateTagProps = {
  state: ProposalState;
  icon?: boolean;
  /** The customer's, where the customer reads it. */
  labels?: typeof STATE_LABELS;
};

/** The tag of a proposal's state; name and tone come from the table of states. */
export function StateTag({ state, icon, labels = STATE_LABELS }: StateTagProps) {
  const { label, tone } = labels[state];
  return (
    <Tag tone={tone} icon={icon}>
      {label}
    </Tag>
  );
}
