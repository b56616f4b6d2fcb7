import { useState } from 'react';
import { isRefusedFor, useChargeTrafficFineMutation } from '@site/api-client';
import { type FineChargeForm, fineChargeForm, type TrafficFine } from '@site/contracts';
import { showFormFailure } from '@site/shell/form-failure';
import { Form, MoneyField, SubmitButton, useZodForm } from '@site/ui/forms';
import { finesCopy } from './fines.copy';
import '@site/ui/forms.css';

const copy = finesCopy.charge;

type ChargeFormProps = { fine: TrafficFine; onStale: () => void };

/** Passes on what the issuing body charged. */
export function ChargeForm({ fine: { id, revision, amount }, onStale }: ChargeFormProps) {
  const [charge] = useChargeTrafficFineMutation();
  const [problem, setProblem] = useState('');
  const form = useZodForm(fineChargeForm, { defaultValues: { revision, amount } });

  async function send(body: FineChargeForm) {
    setProblem('');
    try {
      await charge({ params: { id }, body: { ...body, revision } }).unwrap();
    } catch (error) {
      setProblem(showFormFailure(form, error, copy.failed));
      if (isRefusedFor(error, 'changed-meanwhile')) onStale();
    }
  }

  return (
    <Form form={form} onSubmit={send} className="work-form" aria-label={copy.title}>
      <h2>{copy.title}</h2>
      <MoneyField name="amount" label={copy.amount} help={copy.help(amount)} />
      {problem !== '' && (
        <p className="notice notice--err" role="alert">
          {problem}
        </p>
      )}
      <SubmitButton className="btn" pendingLabel={copy.pending}>
        {copy.submit}
      </SubmitButton>
    </Form>
  );
}
