import { type ReactNode } from 'react';
import { WarningIcon } from '../icons';
import './proposal.css';

const copy = {
  age: (days: number) => (days === 0 ? 'hoje' : days === 1 ? '1 dia' : `${days} dias`),
} as const;

/** How long something has been waiting, in whole days; a late one is a warning. */
export function WaitingTime({ days, late }: { days: number; late: boolean }) {
  return late ? <Late>{copy.age(days)}</Late> : <span>{copy.age(days)}</span>;
}

/** A warning inside a line of text: sign and word. */
export function Late({ children }: { children: ReactNode }) {
  return (
    <span className="late">
      <WarningIcon /> {children}
    </span>
  );
}
