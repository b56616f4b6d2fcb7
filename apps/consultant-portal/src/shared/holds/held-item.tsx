import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { holdSentence } from '@site/api-contract/activity';
import { useComesAfterDecision } from '../takes-focus';
import { ColleagueContext, focusHeading } from './colleague';
import { type HeldItem as Item, useHold } from './use-hold';
import './held-item.css';

type HeldItemProps = {
  item: Item;
  /** The viewer works on it; otherwise the page only says who does. */
  isOpen?: boolean;
  /** The viewer owns it, and acts while a colleague looks at it. */
  isOwner?: boolean;
  children: ReactNode;
};

/** The page of an item of a queue, which the viewer has while it is open. */
export function HeldItem(props: HeldItemProps) {
  const { queue, id } = props.item;
  return <Held key={`${queue} ${id}`} {...props} />;
}

/** The line about a colleague always has its row, so that nothing moves when it comes. */
function Held({ item, isOpen = true, isOwner = false, children }: HeldItemProps) {
  const { colleague, takeOver } = useHold(item, isOpen);
  const line = useRef<HTMLParagraphElement>(null);
  useFocusAfterDecision(line);
  return (
    <ColleagueContext
      value={colleague && !isOwner ? { hold: colleague, takeOver } : undefined}
    >
      <p ref={line} className="held-by" role="status">
        {colleague && holdSentence(colleague)}
      </p>
      {children}
    </ColleagueContext>
  );
}

/** The button that was pressed is gone with its record: the next one's name has the focus. */
function useFocusAfterDecision(line: RefObject<HTMLElement | null>): void {
  const comesAfterDecision = useComesAfterDecision();
  useEffect(() => {
    // A consultant who has moved the focus meanwhile, such as to the bar, keeps it.
    if (comesAfterDecision && document.activeElement === document.body)
      focusHeading(line.current?.parentElement);
  }, [comesAfterDecision, line]);
}
