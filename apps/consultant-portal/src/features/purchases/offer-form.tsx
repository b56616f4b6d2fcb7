import { useState } from 'react';
import { isRefusedFor, useOfferPurchaseMutation } from '@site/api-client';
import { type PurchaseOffer, purchaseOffer } from '@site/contracts';
import { showFormFailure } from '@site/shell/form-failure';
import {
  DateField,
  Form,
  MoneyField,
  SubmitButton,
  TextAreaField,
  useZodForm,
} from '@site/ui/forms';
import { type PurchaseFormProps } from './purchase-screen';
import { purchasesCopy } from './purchases.copy';
import '@site/ui/forms.css';

const copy = purchasesCopy.offer;

/** The price of the car and until when it stands. */
export function OfferForm({ purchase: { id, revision }, onStale }: PurchaseFormProps) {
  const [offer] = useOfferPurchaseMutation();
  const [problem, setProblem] = useState('');
  const form = useZodForm(purchaseOffer, {
    defaultValues: { revision, answer: '' },
  });

  async function send(body: PurchaseOffer) {
    setProblem('');
    try {
      await offer({ params: { id }, body: { ...body, revision } }).unwrap();
    } catch (error) {
      setProblem(showFormFailure(form, error, purchasesCopy.notSaved));
      if (isRefusedFor(error, 'changed-meanwhile')) onStale();
    }
  }

  return (
    <Form form={form} onSubmit={send} className="work-form" aria-label={copy.title}>
      <h2>{copy.title}</h2>
      <MoneyField name="price" label={copy.price} help={copy.priceHelp} />
      <DateField name="validUntil" label={copy.validUntil} help={copy.validHelp} />
      <TextAreaField
        name="answer"
        label={copy.answer}
        help={copy.answerHelp}
        rows={4}
        maxLength={1000}
      />
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
