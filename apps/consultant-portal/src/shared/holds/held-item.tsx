import { createContext, type ReactNode, use, useState } from 'react';
import { serverSentence } from '@site/api-client';
import { type Hold } from '@site/api-contract';
import { holdSentence } from '@site/api-contract/activity';
import { holdsCopy as copy } from './holds.copy';
import { type HeldItem as Item, useHold } from './use-hold';
import './held-item.css';

const ColleagueContext = createContext<Hold | undefined>(undefined);

type HeldItemProps = {
  item: Item;
  /** The viewer works on it; otherwise the page only says who does. */
  isOpen?: boolean;
  children: ReactNode;
};

/**
 * The page of an item of a queue, which the viewer has while it is open. If a colleague
 * has it, a line above says so and offers to take it over.
 */
export function HeldItem({ item, isOpen = true, children }: HeldItemProps) {
  const { colleague, takeOver } = useHold(item, isOpen);
  return (
    <ColleagueContext value={colleague}>
      <div role="status">
        {colleague && <ByColleague hold={colleague} takeOver={takeOver} />}
      </div>
      {children}
    </ColleagueContext>
  );
}

type ByColleagueProps = { hold: Hold; takeOver: () => Promise<unknown> };

/** The line about a colleague; the owner of a lead changes by a button of its own. */
function ByColleague({ hold, takeOver }: ByColleagueProps) {
  const [isTaking, setTaking] = useState(false);
  const [problem, setProblem] = useState('');
  const take = async () => {
    setTaking(true);
    setProblem('');
    try {
      await takeOver();
    } catch (error) {
      setProblem(serverSentence(error, copy.failed));
    }
    setTaking(false);
  };
  return (
    <div className="notice held-by">
      <p>{holdSentence(hold)}</p>
      {hold.queue !== 'leads' && (
        <button
          type="button"
          className="btn btn--line btn--sm"
          aria-disabled={isTaking || undefined}
          onClick={() => !isTaking && void take()}
        >
          {isTaking ? copy.taking : copy.takeOver(hold.name)}
        </button>
      )}
      {problem !== '' && <p className="field-error">{problem}</p>}
    </div>
  );
}

/** The button of a decision; while a colleague has the item, a text stands in its place. */
export function IfNotHeld({ children }: { children: ReactNode }) {
  return use(ColleagueContext) ? <p className="soft">{copy.first}</p> : children;
}
