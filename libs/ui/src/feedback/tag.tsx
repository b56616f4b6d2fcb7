import { type ReactNode } from 'react';
import {
  type ProposalState,
  shownState,
  type STATE_LABELS,
  type StateTone,
} from '@site/api-contract/sales';
import { CheckIcon, ClockIcon, ErrorIcon, InfoIcon, WarningIcon } from '../icons';
import './feedback.css';

export type TagProps = {
  tone?: StateTone;
  icon?: boolean;
  children: ReactNode;
};

const ICONS = {
  neutral: ClockIcon,
  info: InfoIcon,
  warn: WarningIcon,
  ok: CheckIcon,
  err: ErrorIcon,
};

/** A state as a word on a tint; the icon is for tags that stand alone. */
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
  /** For a contract: why its car comes back, if it does. */
  returnKind?: string | null;
  icon?: boolean;
  /** The customer's labels, on the customer's screens. */
  labels?: typeof STATE_LABELS;
};

/**
 * The tag of a proposal's state; name and tone come from the table of states. A contract
 * that ended for want of payment says so, whether its car is back or not.
 */
export function StateTag({ state, returnKind, icon, labels }: StateTagProps) {
  const { label, tone } = shownState({ state, returnKind }, labels);
  return (
    <Tag tone={tone} icon={icon}>
      {label}
    </Tag>
  );
}
