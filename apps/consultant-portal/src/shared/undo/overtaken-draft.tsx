import { useEffect, useRef } from 'react';
import { focusIsFree, type TakenBack } from '@site/ui';
import { Refused } from './undoable';
import { undoableCopy as copy } from './undoable.copy';
import './overtaken-draft.css';

/** The draft in place of its form, below the reason for its refusal. */
export function RefusedDraft({ back, lines }: OvertakenDraftProps & { back: TakenBack }) {
  if (!back.taken) return null;
  return (
    <>
      <Refused back={back} />
      <OvertakenDraft lines={lines} />
    </>
  );
}

type OvertakenDraftProps = {
  /** Chosen and typed values in words; fields without a value are left out. */
  lines: readonly (string | null | undefined | false)[];
};

/**
 * The draft of a decision that came after a colleague's, so that no typed text is lost.
 */
export function OvertakenDraft({ lines }: OvertakenDraftProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusIsFree()) heading.current?.focus();
  }, []);
  return (
    <div className="lost-draft">
      <h3 ref={heading} tabIndex={-1}>
        {copy.lost}
      </h3>
      <ul>{lines.map((line, index) => line && <li key={index}>{line}</li>)}</ul>
    </div>
  );
}
