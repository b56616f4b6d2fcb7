import { createContext } from 'react';
import { type Hold } from '@site/api-contract';

/** A colleague who has the item of the page. */
export type Colleague = {
  hold: Hold;
  /** Takes the item over; rejects when the server refuses. */
  takeOver: () => Promise<unknown>;
};

export const ColleagueContext = createContext<Colleague | undefined>(undefined);

/** Gives the focus to the heading of a record. */
export function focusHeading(part: Element | null | undefined): void {
  const heading = part?.querySelector<HTMLElement>('h1, h2');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}
