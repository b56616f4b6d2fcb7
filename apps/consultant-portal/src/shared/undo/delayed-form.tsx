import { type ReactNode, useRef } from 'react';
import { type FieldValues } from 'react-hook-form';
import { type DraftForm } from '@site/api-contract/identity';
import { type TakenBack } from '@site/ui';
import { Form, type ZodForm } from '@site/ui/forms';
import { type DelayedDecision, useDelayedDecision } from './use-delayed-decision';
import { useRestoreDraft } from './use-restore-draft';

type DelayedFormProps<Values extends FieldValues, Output> = {
  form: ZodForm<Values, Output>;
  title: string;
  draft: DraftForm;
  className?: string;
  back: TakenBack;
  /** The decision that waits to be sent. */
  decision: (values: Output) => DelayedDecision;
  /** Rejects when the server refuses. */
  onSubmit: (values: Output) => Promise<unknown>;
  /** Called when the waiting time starts. */
  onBegin?: () => void;
  children: ReactNode;
};

/**
 * A form that is sent unless it is undone within some seconds. It is filled again with an
 * undone or refused decision.
 */
export function DelayedForm<Values extends FieldValues, Output>(
  props: DelayedFormProps<Values, Output>,
) {
  const { form, title, className, back, decision, onSubmit, onBegin, children } = props;
  const begin = useDelayedDecision();
  const box = useRef<HTMLDivElement>(null);
  useRestoreDraft(form, back.taken, box);
  const send = (values: Output) => {
    begin(decision(values), form.getValues(), () => onSubmit(values));
    back.release();
    onBegin?.();
  };
  return (
    <div ref={box}>
      <Form
        form={form}
        warnOnLeave
        draft={props.draft}
        onSubmit={send}
        className={className}
        aria-label={title}
      >
        {children}
      </Form>
    </div>
  );
}
