import { type ReactNode } from 'react';
import { type FieldValues } from 'react-hook-form';
import { type KeyedMessage } from '@site/api-contract';
import { type DraftForm } from '@site/api-contract/identity';
import { Form, showServerFields, SubmitButton, type ZodForm } from '@site/ui/forms';
import { stepCopy as COPY } from './registration.copy';
import { StepFoot, useSaveLabel } from './step-foot';

type StepFormProps<Values extends FieldValues, Output> = {
  form: ZodForm<Values, Output>;
  title: string;
  draft: DraftForm;
  partOf?: Parameters<typeof Form>[0]['partOf'];
  /** Returns the server's messages about single fields. */
  onSubmit: (values: Output) => Promise<readonly KeyedMessage[]>;
  children: ReactNode;
};

/** A step with a form and the foot. */
export function StepForm<Values extends FieldValues, Output>(
  props: StepFormProps<Values, Output>,
) {
  const { form, title, partOf, onSubmit, children } = props;
  const saveLabel = useSaveLabel();
  return (
    <Form
      form={form}
      draft={props.draft}
      summary
      partOf={partOf}
      className="form step-form"
      aria-label={title}
      onSubmit={async (values) => void showServerFields(form, await onSubmit(values))}
    >
      {children}
      <StepFoot>
        <SubmitButton pendingLabel={COPY.saving}>{saveLabel}</SubmitButton>
      </StepFoot>
    </Form>
  );
}
