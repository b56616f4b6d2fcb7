import { useTransferPurchaseMutation } from '@site/api-client';
import { type PurchaseTransfer, purchaseTransfer } from '@site/contracts';
import { useFormSave } from '@site/shell/form-failure';
import { DateField, Form, FormProblem, SubmitButton, useZodForm } from '@site/ui/forms';
import { type PurchaseFormProps } from './purchase-screen';
import { purchasesCopy } from './purchases.copy';
import '@site/ui/forms.css';

const copy = purchasesCopy.transfer;

/** The day on which the title went to its buyer. */
export function TransferForm({ purchase: { id, revision }, onStale }: PurchaseFormProps) {
  const [transfer] = useTransferPurchaseMutation();
  const form = useZodForm(purchaseTransfer, { defaultValues: { revision } });
  const { problem, save } = useFormSave(form, {
    failed: purchasesCopy.notSaved,
    onConflict: onStale,
  });

  const send = (body: PurchaseTransfer) =>
    save(() => transfer({ params: { id }, body: { ...body, revision } }).unwrap());

  return (
    <Form form={form} onSubmit={send} className="work-form" aria-label={copy.title}>
      <h2>{copy.title}</h2>
      <DateField name="transferredOn" label={copy.day} />
      <FormProblem>{problem}</FormProblem>
      <SubmitButton className="btn" pendingLabel={copy.pending}>
        {copy.submit}
      </SubmitButton>
    </Form>
  );
}
