import { type ReactNode, type RefObject, useState } from 'react';
import { saoPauloDay } from '@site/api-contract/brazil';
import { useSiteActions } from '@site/shell';

type AskEarlyProps = {
  /** The booked day and hour; nothing is asked on that day, later, or without one. */
  slot: { day: string; time: string } | null;
  words: { ahead: (day: string, time: string) => string; today: string };
  /** Takes the focus from the pressed button, which goes. */
  heading: RefObject<HTMLElement | null>;
  /** The fields of the act itself. */
  children: ReactNode;
};

/** Asks once before something is done ahead of its booked day. */
export function AskEarly({ slot, words, heading, children }: AskEarlyProps) {
  const [isEarly, setEarly] = useState(false);
  const today = saoPauloDay(new Date(useSiteActions().now()));
  if (slot === null || slot.day <= today || isEarly) return children;
  return (
    <>
      <p>{words.ahead(slot.day, slot.time)}</p>
      <button
        type="button"
        className="btn btn--line btn--sm"
        onClick={() => {
          setEarly(true);
          heading.current?.focus();
        }}
      >
        {words.today}
      </button>
    </>
  );
}
