import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { SubmitButton } from '@site/ui/forms';
import { returnsCopy } from './returns.copy';

const copy = returnsCopy.begun;

/**
 * Asks whether a damage was begun and not noted, before a step that would leave it out for
 * good. Its form then says so and takes the focus; `onSettled` is called once it is noted
 * or discarded.
 */
export type DamageStop = RefObject<(onSettled: () => void) => boolean>;

const nothingBegun = () => false;

export const useDamageStop = (): DamageStop => useRef(nothingBegun);

type BegunDamageProps = {
  stopRef: DamageStop;
  /** Set when the damage answers an estimate, so that nothing must have been typed. */
  answers?: { leave: () => void };
};

/** Stands in the form of a damage, and shows there what stopped the step. */
export function BegunDamage({ stopRef, answers }: BegunDamageProps) {
  const form = useFormContext();
  const { dirtyFields, defaultValues } = useFormState();
  const [settled, setSettled] = useState<{ tell: () => void } | null>(null);
  const typed = Object.keys(dirtyFields);
  const isBegun = answers !== undefined || typed.length > 0;
  if (!isBegun && settled) setSettled(null);

  useEffect(() => {
    stopRef.current = (tell) => {
      if (isBegun) setSettled({ tell });
      return isBegun;
    };
    return () => {
      stopRef.current = nothingBegun;
    };
  }, [stopRef, isBegun]);

  function discard() {
    // The draft follows each field; a form that is only reset would keep it.
    for (const name of typed) form.setValue(name, defaultValues?.[name]);
    form.reset();
    answers?.leave();
  }

  return settled && isBegun && <Question settled={settled} onDiscard={discard} />;
}

type QuestionProps = { settled: { tell: () => void }; onDiscard: () => void };

function Question({ settled, onDiscard }: QuestionProps) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    part.current?.focus();
    // Its buttons go with it, and the focus must not go with them.
    return () => {
      if (document.activeElement === document.body) settled.tell();
    };
  }, [settled]);
  return (
    <div ref={part} tabIndex={-1} className="notice notice--warn">
      <p>{copy.title}</p>
      <SubmitButton className="btn btn--sm" pendingLabel={copy.pending}>
        {copy.note}
      </SubmitButton>
      <button type="button" className="link" onClick={onDiscard}>
        {copy.discard}
      </button>
    </div>
  );
}
