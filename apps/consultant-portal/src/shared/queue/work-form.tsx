import { type ReactNode } from 'react';
import { type FieldValues } from 'react-hook-form';
import { type DraftForm } from '@site/api-contract/identity';
import { type TakenBack } from '@site/ui';
import { SubmitButton, type ZodForm } from '@site/ui/forms';
import { DelayedForm } from '../undo/delayed-form';
import { DraftSubmit } from '../undo/draft-submit';
import { type DelayedDecision } from '../undo/use-delayed-decision';
import '@site/ui/forms.css';

type WorkFormProps<Values extends FieldValues, Output> = {
  form: ZodForm<Values, Output>;
  draft: DraftForm;
  words: { title: string; submit: string; pending: string; back?: string };
  /** Rejects when the server refuses. */
  onSubmit: (values: Output) => Promise<unknown>;
  /** The decision, which is sent unless it is undone within some seconds. */
  delayed: { back: TakenBack; decision: DelayedDecision };
  /** Returns to the other actions; absent for the default action. */
  onBack?: () => void;
  /** False where D leads to another act of the record. */
  hasKey?: boolean;
  children: ReactNode;
};

/** The form for one decision of a consultant, which can be undone. */
export function WorkForm<Values extends FieldValues, Output>(
  props: WorkFormProps<Values, Output>,
) {
  const { form, words, onSubmit, delayed, onBack, children } = props;
  const submit = (
    <SubmitButton
      className={onBack ? 'btn btn--danger' : 'btn'}
      pendingLabel={words.pending}
    >
      {words.submit}
    </SubmitButton>
  );
  return (
    <DelayedForm
      form={form}
      title={words.title}
      draft={props.draft}
      isAct
      hasKey={props.hasKey}
      className="work-form"
      back={delayed.back}
      decision={() => delayed.decision}
      onSubmit={onSubmit}
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
    </DelayedForm>
  );
}
