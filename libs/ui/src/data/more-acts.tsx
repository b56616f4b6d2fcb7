import { type ReactNode } from 'react';
import { ChevronDownIcon } from '../icons';
import './more-acts.css';

const LABEL = 'Mais';
const OPTIONS = 'opções';

type MoreActsProps = {
  /** Completes the label for screen readers: `do Lira`. */
  of: string;
  children: ReactNode;
};

/** The rarer actions of a card or row in a `<details>` element. */
export function MoreActs({ of, children }: MoreActsProps) {
  return (
    <details className="more-acts">
      <summary className="action">
        <ChevronDownIcon aria-hidden="true" /> {LABEL}{' '}
        <span className="vh">
          {OPTIONS} {of}
        </span>
      </summary>
      <div>{children}</div>
    </details>
  );
}
