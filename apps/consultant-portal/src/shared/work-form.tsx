import { type ReactNode, useRef } from 'react';
import { type FieldValues } from 'react-hook-form';
import { type TakenBack } from '@site/ui';
import { Form, SubmitButton, type ZodForm } from '@site/ui/forms';
import { DraftSubmit } from './draft-submit';
import { type DelayedDecision, useDelayedDecision } from './use-delayed-decision';
import { useTakeUp } from './use-take-up';
import '@site/ui/forms.css';

type WorkFormProps<Values extends FieldValues, Output> = {
  form: ZodForm<Values, Output>;
  words: { title: string; submit: string; pending: string; back?: string };
  /** Rejects when it was refused. */
  onSubmit: (values: Output) => Promise<unknown>;
  /** It is sent when nobody undid it for some seconds. */
  delayed: { back: TakenBack; decision: DelayedDecision };
  /** Leads back to the other acts; without it the act is the usual one. */
  onBack?: () => void;
  children: ReactNode;
};

/** One act of a consultant, which can be undone: its fields and the ways out. */
export function WorkForm<Values extends FieldValues, Output>(
  props: WorkFormProps<Values, Output>,
) {
  const { form, words, onSubmit, delayed, onBack, children } = props;
  const begin = useDelayedDecision();
  const box = useRef<HTMLDivElement>(null);
  useTakeUp(form, delayed.back.taken, box);
  const send = (values: Output) => {
    begin(delayed.decision, form.getValues(), () => onSubmit(values));
    delayed.back.release();
  };
  const submit = (
    <SubmitButton
      className={onBack ? 'btn btn--danger' : 'btn'}
      pendingLabel={words.pending}
    >
      {words.submit}
    </SubmitButton>
  );
  return (
    <div ref={box}>
      <Form
        form={form}
        warnOnLeave
        onSubmit={send}
        className="work-form"
        aria-label={words.title}
      >
        <h2>{words.title}</h2>
        {children}
        <DraftSubmit>
          {onBack ? (
            <div className="actions">
              {submit}
              <button type="button" className="btn btn--line" onClick={onBack}>
                {words.back}
              </button>
            </div>
          ) : (
            submit
          )}
        </DraftSubmit>
      </Form>
    </div>
  );
}
