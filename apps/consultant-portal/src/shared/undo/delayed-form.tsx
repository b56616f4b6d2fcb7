import { type ReactNode, useRef } from 'react';
import { type FieldValues } from 'react-hook-form';
import { type DraftForm } from '@site/api-contract/identity';
import { type TakenBack } from '@site/ui';
import { Form, type ZodForm } from '@site/ui/forms';
import { useQuietAfterDecision } from '../takes-focus';
import { useWalkOn } from '../today/use-walk-on';
import { useActKey } from './use-act-key';
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
  /** The record waits for this act, so the next item of the day opens after it. */
  isAct?: boolean;
  /** D leads to it: true for the act unless another part of the page has the key. */
  hasKey?: boolean;
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
  const {
    form,
    title,
    className,
    back,
    decision,
    onSubmit,
    isAct = false,
    hasKey = isAct,
  } = props;
  const begin = useDelayedDecision();
  const box = useRef<HTMLDivElement>(null);
  const walkOn = useWalkOn();
  const isQuiet = useQuietAfterDecision();
  useActKey(box, hasKey);
  useRestoreDraft(form, back.taken, box);
  const send = (values: Output) => {
    begin(decision(values), form.getValues(), () => onSubmit(values));
    back.release();
    props.onBegin?.();
    if (isAct) walkOn();
  };
  return (
    <div ref={box} inert={isQuiet && !back.taken}>
      <Form
        form={form}
        warnOnLeave
        draft={props.draft}
        onSubmit={send}
        className={className}
        aria-label={title}
      >
        {props.children}
      </Form>
    </div>
  );
}
