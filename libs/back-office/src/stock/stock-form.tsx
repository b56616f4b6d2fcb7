import { type ReactNode } from 'react';
import { type FieldValues } from 'react-hook-form';
import { type DraftForm } from '@site/api-contract/identity';
import { useFormSave } from '@site/shell/form-failure';
import { OutcomeNotice, problemText } from '@site/ui';
import { CloseButton, Form, SubmitButton, type ZodForm } from '@site/ui/forms';
import { stockCopy as copy } from './stock.copy';

type StockFormProps<Values extends FieldValues, Output> = {
  form: ZodForm<Values, Output>;
  label: string;
  draft?: DraftForm;
  submit: string;
  /** Rejects when the API refuses, which is shown above the buttons. */
  onSubmit: (values: Output) => Promise<void>;
  children: ReactNode;
};

/** The form of a dialog over the stock: fields, errors and buttons. */
export function StockForm<Values extends FieldValues, Output>(
  props: StockFormProps<Values, Output>,
) {
  const { form, label, submit, onSubmit, children } = props;
  const { problem, save } = useFormSave(form, { failed: copy.saveFailed });
  return (
    <Form
      form={form}
      warnOnLeave
      draft={props.draft}
      onSubmit={(values) => save(() => onSubmit(values))}
      className="form stock-form"
      aria-label={label}
    >
      {children}
      <OutcomeNotice saying={problemText(problem)} />
      <div className="actions">
        <SubmitButton className="btn" pendingLabel={copy.pending}>
          {submit}
        </SubmitButton>
        <CloseButton>{copy.back}</CloseButton>
      </div>
    </Form>
  );
}
