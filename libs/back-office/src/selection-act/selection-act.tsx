import { type ReactNode } from 'react';
import { type FieldValues } from 'react-hook-form';
import { useFormSave } from '@site/shell/form-failure';
import {
  CloseButton,
  Form,
  FormModal,
  FormProblem,
  SubmitButton,
  type ZodForm,
} from '@site/ui/forms';
import '@site/ui/forms.css';

type SelectionActProps<Values extends FieldValues, Output> = {
  form: ZodForm<Values, Output>;
  words: {
    /** Names the act and the number of rows. */
    title: string;
    /** The consequences of the act. */
    lead: string;
    submit: string;
    pending: string;
    failed: string;
    back: string;
  };
  /** The act takes something away. */
  isDanger?: boolean;
  onClose: () => void;
  /** Acts on the rows; a failure is shown at its field or above the buttons. */
  onSubmit: (values: Output) => Promise<unknown>;
  /** The fields, whatever the act needs beside the rows. */
  children: ReactNode;
};

/** The dialog of an act on the selected rows of a list. */
export function SelectionAct<Values extends FieldValues, Output>({
  form,
  words,
  isDanger = false,
  onClose,
  onSubmit,
  children,
}: SelectionActProps<Values, Output>) {
  const { title, lead, submit, pending, failed, back } = words;
  const { problem, save } = useFormSave(form, { failed });
  return (
    <FormModal open title={title} onClose={onClose}>
      <Form
        form={form}
        warnOnLeave
        className="form"
        aria-label={title}
        onSubmit={(values) => save(() => onSubmit(values))}
      >
        <p>{lead}</p>
        {children}
        <FormProblem>{problem}</FormProblem>
        <div className="actions">
          <SubmitButton
            className={isDanger ? 'btn btn--danger' : 'btn'}
            pendingLabel={pending}
          >
            {submit}
          </SubmitButton>
          <CloseButton>{back}</CloseButton>
        </div>
      </Form>
    </FormModal>
  );
}
