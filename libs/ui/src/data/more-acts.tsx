import { type ReactNode } from 'react';
import { ChevronDownIcon } from '../icons';
import './more-acts.css';

const LABEL = 'Mais';

type MoreActsProps = {
  /** Completes the name for people who hear it alone: `opções do Lira`. */
  of: string;
  children: ReactNode;
};

/** The rarer acts of a card or row, folded behind one word; the browser opens it. */
export function MoreActs({ of, children }: MoreActsProps) {
  return (
    <details className="more-acts">
      <summary className="action">
        <ChevronDownIcon aria-hidden="true" /> {LABEL} <span className="vh">{of}</span>
      </summary>
      <div>{children}</div>
    </details>
  );
}
