import { useOfferPurchaseMutation } from '@site/api-client';
import { type PurchaseOffer, purchaseOffer } from '@site/contracts';
import { useFormSave } from '@site/shell/form-failure';
import {
  DateField,
  Form,
  FormProblem,
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
  const form = useZodForm(purchaseOffer, {
    defaultValues: { revision, answer: '' },
  });
  const { problem, save } = useFormSave(form, {
    failed: purchasesCopy.notSaved,
    onConflict: onStale,
  });

  const send = (body: PurchaseOffer) =>
    save(() => offer({ params: { id }, body: { ...body, revision } }).unwrap());

  return (
    <Form
      form={form}
      warnOnLeave
      onSubmit={send}
      className="work-form"
      aria-label={copy.title}
    >
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
      <FormProblem>{problem}</FormProblem>
      <SubmitButton className="btn" pendingLabel={copy.pending}>
        {copy.submit}
      </SubmitButton>
    </Form>
  );
}
