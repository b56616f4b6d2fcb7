import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';
import { serverSentence } from '@site/api-client';
import { type Hold } from '@site/api-contract';
import { holdSentence } from '@site/api-contract/activity';
import { focusFirstField } from '../focus-first-field';
import { useComesAfterDecision } from '../takes-focus';
import { holdsCopy as copy } from './holds.copy';
import { type HeldItem as Item, useHold } from './use-hold';
import './held-item.css';

type Colleague = {
  hold: Hold;
  /** Takes the item over; rejects when the server refuses. */
  takeOver: () => Promise<unknown>;
};

const ColleagueContext = createContext<Colleague | undefined>(undefined);

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

function focusHeading(part: Element | null | undefined): void {
  const heading = part?.querySelector<HTMLElement>('h1, h2');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}

/** The button of a decision; in its place, the one that takes it over from a colleague. */
export function IfNotHeld({ children }: { children: ReactNode }) {
  const colleague = use(ColleagueContext);
  return colleague ? <TakeOver {...colleague} /> : children;
}

function TakeOver({ hold, takeOver }: Colleague) {
  const [isTaking, setTaking] = useState(false);
  const [problem, setProblem] = useState('');
  const take = async (button: HTMLElement) => {
    setTaking(true);
    setProblem('');
    try {
      await takeOver();
      focusAround(button);
    } catch (error) {
      setProblem(serverSentence(error, copy.failed));
    }
    setTaking(false);
  };
  return (
    <>
      <button
        type="button"
        className="btn btn--line btn--sm"
        aria-disabled={isTaking || undefined}
        onClick={({ currentTarget }) => !isTaking && void take(currentTarget)}
      >
        {isTaking ? copy.taking : copy.takeOver(hold.name)}
      </button>
      {problem !== '' && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

/**
 * The pressed button disappears, so its form takes the focus, or the heading of the record
 * where there is no form.
 */
function focusAround(button: HTMLElement): void {
  const form = button.closest('form');
  if (form) return focusFirstField(form);
  focusHeading(button.closest('article'));
}
