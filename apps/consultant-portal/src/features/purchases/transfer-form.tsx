import { useState } from 'react';
import { isRefusedFor, useTransferPurchaseMutation } from '@site/api-client';
import { type PurchaseTransfer, purchaseTransfer } from '@site/contracts';
import { showFormFailure } from '@site/shell/form-failure';
import { DateField, Form, SubmitButton, useZodForm } from '@site/ui/forms';
import { type PurchaseFormProps } from './purchase-screen';
import { purchasesCopy } from './purchases.copy';
import '@site/ui/forms.css';

const copy = purchasesCopy.transfer;

/** The day on which the title went to its buyer. */
export function TransferForm({ purchase: { id, revision }, onStale }: PurchaseFormProps) {
  const [transfer] = useTransferPurchaseMutation();
  const [problem, setProblem] = useState('');
  const form = useZodForm(purchaseTransfer, { defaultValues: { revision } });

  async function send(body: PurchaseTransfer) {
    setProblem('');
    try {
      await transfer({ params: { id }, body: { ...body, revision } }).unwrap();
    } catch (error) {
      setProblem(showFormFailure(form, error, purchasesCopy.notSaved));
      if (isRefusedFor(error, 'changed-meanwhile')) onStale();
    }
  }

  return (
    <Form form={form} onSubmit={send} className="work-form" aria-label={copy.title}>
      <h2>{copy.title}</h2>
      <DateField name="transferredOn" label={copy.day} />
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
