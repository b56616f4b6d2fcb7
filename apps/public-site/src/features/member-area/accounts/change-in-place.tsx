import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type DraftForm } from '@site/api-contract/identity';
import { DraftsContext } from '@site/ui/forms/drafts';
import { type Saved } from '../use-save';
import { accountCopy as COPY } from './security.copy';

type ChangeInPlaceProps = {
  /** Id of the section's heading: an address that ends with it opens the form. */
  id: string;
  /** Text of the button, and its ending for readers who do not see the heading. */
  label?: string;
  of: string;
  /** Draft of the form, which opens it when something was typed earlier. */
  draft?: DraftForm;
  /** The form is open from the start. */
  isAsked?: boolean;
  /** The button opens the form: what was said of an earlier change is over. */
  onOpen: () => void;
  /** The form; `close` passes the result on, and closes the form once it was saved. */
  children: (close: (saving: Promise<Saved>) => Promise<Saved>) => ReactNode;
};

/**
 * A button that opens a form of the account below it. After the change the focus is on
 * the heading, above the message that it was saved.
 */
export function ChangeInPlace({
  id,
  label = COPY.change,
  of,
  draft,
  isAsked = false,
  onOpen,
  children,
}: ChangeInPlaceProps) {
  const { hash } = useLocation();
  const isNamed = hash === `#${id}`;
  const drafts = use(DraftsContext);
  const [isOpen, open] = useState(isNamed || isAsked);
  const hasChosen = useRef(false);
  const [wasNamed, setWasNamed] = useState(isNamed);
  if (isNamed !== wasNamed) {
    setWasNamed(isNamed);
    if (isNamed) open(true);
  }
  useEffect(() => {
    let isGone = false;
    if (draft)
      void drafts?.find(draft).then((values) => {
        if (values && !isGone && !hasChosen.current) open(true);
      });
    return () => {
      isGone = true;
    };
  }, [drafts, draft]);
  async function close(saving: Promise<Saved>): Promise<Saved> {
    const saved = await saving;
    if (saved.isSaved) {
      open(false);
      document.getElementById(id)?.focus();
    }
    return saved;
  }
  return (
    <>
      <button
        type="button"
        className="btn btn--line btn--sm account-opener"
        aria-expanded={isOpen}
        onClick={() => {
          hasChosen.current = true;
          if (!isOpen) onOpen();
          open(!isOpen);
        }}
      >
        {isOpen ? COPY.close : label} <span className="vh">{of}</span>
      </button>
      {isOpen && children(close)}
    </>
  );
}
