import { type ReactNode, useRef } from 'react';
import { type FieldValues } from 'react-hook-form';
import { useFormSave } from '@site/shell/form-failure';
import { type TakenBack } from '@site/ui';
import { Form, FormProblem, SubmitButton, type ZodForm } from '@site/ui/forms';
import { DraftSubmit } from './draft-submit';
import { type DelayedDecision, useDelayedDecision } from './use-delayed-decision';
import { useTakeUp } from './use-take-up';
import '@site/ui/forms.css';

type WorkFormProps<Values extends FieldValues, Output> = {
  form: ZodForm<Values, Output>;
  words: { title: string; submit: string; pending: string; back?: string };
  /** What is said when the API says nothing itself. */
  failed: string;
  /** Rejects when it was refused. */
  onSubmit: (values: Output) => Promise<unknown>;
  /** Somebody changed meanwhile what this is about. */
  onStale?: () => void;
  /** What is sent only when nobody undid it for some seconds. */
  delayed?: { back: TakenBack; decision: DelayedDecision };
  /** Leads back to the other acts; without it the act is the usual one. */
  onBack?: () => void;
  /** A text is written here, which would be lost. */
  warnOnLeave?: boolean;
  children: ReactNode;
};

/** One act of a consultant: its fields, what went wrong, and the ways out. */
export function WorkForm<Values extends FieldValues, Output>(
  props: WorkFormProps<Values, Output>,
) {
  const { form, words, failed, onSubmit, onStale, onBack, warnOnLeave, children } = props;
  const { delayed } = props;
  const { problem, save } = useFormSave(form, { failed, onConflict: onStale });
  const begin = useDelayedDecision();
  const box = useRef<HTMLDivElement>(null);
  useTakeUp(form, delayed?.back.taken, box);
  const saveNow = (values: Output) =>
    save(async () => {
      await onSubmit(values);
      form.reset(form.getValues());
    });
  const send = (values: Output) => {
    if (!delayed) return saveNow(values);
    begin(delayed.decision, form.getValues(), () => onSubmit(values));
    delayed.back.release();
    return undefined;
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
        warnOnLeave={warnOnLeave}
        onSubmit={send}
        className="work-form"
        aria-label={words.title}
      >
        <h2>{words.title}</h2>
        {children}
        <FormProblem>{problem}</FormProblem>
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
