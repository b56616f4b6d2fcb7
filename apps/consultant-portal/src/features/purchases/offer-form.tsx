import { useOfferPurchaseMutation } from '@site/api-client';
import { purchaseOffer } from '@site/contracts';
import { DateField, MoneyField, TextAreaField, useZodForm } from '@site/ui/forms';
import { WorkForm } from '../../shared/work-form';
import { type PurchaseFormProps } from './purchase-screen';
import { purchasesCopy } from './purchases.copy';

const copy = purchasesCopy.offer;

/** The price of the car and until when it stands. */
export function OfferForm({ purchase: { id, revision }, onStale }: PurchaseFormProps) {
  const [offer] = useOfferPurchaseMutation();
  const form = useZodForm(purchaseOffer, {
    defaultValues: { revision, answer: '' },
  });
  return (
    <WorkForm
      form={form}
      words={copy}
      failed={purchasesCopy.notSaved}
      onSubmit={(body) => offer({ params: { id }, body: { ...body, revision } }).unwrap()}
      onStale={onStale}
      warnOnLeave
    >
      <MoneyField name="price" label={copy.price} help={copy.priceHelp} />
      <DateField name="validUntil" label={copy.validUntil} help={copy.validHelp} />
      <TextAreaField
        name="answer"
        label={copy.answer}
        help={copy.answerHelp}
        rows={4}
        maxLength={1000}
      />
    </WorkForm>
  );
}
