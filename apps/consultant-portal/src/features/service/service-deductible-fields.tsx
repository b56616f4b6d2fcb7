import { useState } from 'react';
import { useDecideDeductibleMutation } from '@site/api-client';
import {
  type DeductibleForm,
  deductibleForm,
  type ServiceRequest,
} from '@site/contracts';
import { showFormFailure } from '@site/shell/form-failure';
import {
  Form,
  FormProblem,
  MoneyField,
  SubmitButton,
  TextField,
  useZodForm,
} from '@site/ui/forms';
import { DraftSubmit } from '../../shared/draft-submit';
import { KeepDraft } from '../../shared/keep-draft';
import { deductibleCopy as copy } from './service.copy';

type DeductibleFieldsProps = { request: ServiceRequest };

/** Asked for until it is decided; what was typed stays when a colleague was first. */
export function DeductibleFields({ request }: DeductibleFieldsProps) {
  return (
    <KeepDraft about={!request.deductible && request}>
      {(open) => <Fields request={open} />}
    </KeepDraft>
  );
}

/** What the customer shall pay of the deductible, and why less. */
function Fields({ request: { id, revision } }: DeductibleFieldsProps) {
  const [decide] = useDecideDeductibleMutation();
  const [problem, setProblem] = useState('');
  const form = useZodForm(deductibleForm, {
    defaultValues: { amount: '', reason: '', revision },
  });

  async function save(body: DeductibleForm) {
    setProblem('');
    try {
      await decide({ params: { id }, body: { ...body, revision } }).unwrap();
      form.reset(form.getValues());
    } catch (error) {
      setProblem(showFormFailure(form, error, copy.failed));
    }
  }

  return (
    <Form
      form={form}
      warnOnLeave
      onSubmit={save}
      className="form"
      aria-label={copy.title}
    >
      <FormProblem>{problem}</FormProblem>
      <MoneyField name="amount" label={copy.amount} help={copy.amountHelp} />
      <TextField
        name="reason"
        label={copy.reason}
        help={copy.reasonHelp}
        maxLength={200}
        optional
      />
      <DraftSubmit>
        <SubmitButton className="btn btn--sm" pendingLabel={copy.saving}>
          {copy.save}
        </SubmitButton>
      </DraftSubmit>
    </Form>
  );
}
