import { type ReactNode, useState } from 'react';
import { RemoveIcon } from '@site/ui';

type AskedRemovalProps = {
  words: Readonly<Record<'remove' | 'removeYes' | 'removing' | 'removeNo', string>>;
  /** Names of the button and of the question for screen readers. */
  label: string;
  questionLabel: string;
  /** Text before the two answers. */
  question: ReactNode;
  isRemoving: boolean;
  /** Removes it and moves the focus; false when it could not be removed. */
  onRemove: () => Promise<boolean>;
};

/**
 * A button that removes something after one question. The question takes the focus of the
 * button, and the button has it again when nothing is removed.
 */
export function AskedRemoval({
  words,
  label,
  questionLabel,
  question,
  isRemoving,
  onRemove,
}: AskedRemovalProps) {
  const [state, setState] = useState<'unasked' | 'asked' | 'declined'>('unasked');
  if (state !== 'asked')
    return (
      <button
        type="button"
        className="link link--icon"
        ref={state === 'declined' ? focus : undefined}
        aria-label={label}
        onClick={() => setState('asked')}
      >
        <RemoveIcon aria-hidden="true" /> {words.remove}
      </button>
    );
  const remove = async () => setState((await onRemove()) ? 'unasked' : 'declined');
  return (
    <span
      className="doc-ask"
      role="group"
      tabIndex={-1}
      ref={focus}
      aria-label={questionLabel}
    >
      {question}
      <button
        type="button"
        className="btn btn--danger btn--sm"
        aria-disabled={isRemoving || undefined}
        onClick={() => isRemoving || void remove()}
      >
        {isRemoving ? words.removing : words.removeYes}
      </button>
      <button
        type="button"
        className="btn btn--line btn--sm"
        onClick={() => setState('declined')}
      >
        {words.removeNo}
      </button>
    </span>
  );
}

/** Moves the focus to an element that takes the place of the one that had it. */
function focus(element: HTMLElement | null) {
  element?.focus();
}
