import { useOfferPurchaseMutation } from '@site/api-client';
import {
  offerDayProblem,
  type Purchase,
  purchaseOffer,
  recordRule,
} from '@site/api-contract';
import { type TakenBack } from '@site/ui';
import { DateField, MoneyField, TextAreaField, useZodForm } from '@site/ui/forms';
import { WorkForm } from '../../../shared/queue/work-form';
import { useToday } from '../../../shared/use-today';
import { delayedAnswer } from './purchase-act';
import { purchaseFormsCopy } from './purchase-forms.copy';

const copy = purchaseFormsCopy.offer;

type OfferFormProps = { purchase: Purchase; back: TakenBack };

/** The form for the price of the car and the last day of the offer. */
export function OfferForm({ purchase, back }: OfferFormProps) {
  const { id, revision, listPrice } = purchase;
  const [offer] = useOfferPurchaseMutation();
  const today = useToday();
  const limit = recordRule<string>('validUntil', (day) => offerDayProblem(day, today));
  const form = useZodForm(purchaseOffer.check(limit), {
    defaultValues: { revision, answer: '' },
  });
  return (
    <WorkForm
      form={form}
      draft={`purchase-offer.${id}`}
      words={copy}
      onSubmit={(body) => offer({ params: { id }, body: { ...body, revision } }).unwrap()}
      delayed={delayedAnswer(purchase, back, copy)}
    >
      <MoneyField name="price" label={copy.price} help={copy.priceHelp(listPrice)} />
      <DateField
        name="validUntil"
        earliest={today}
        label={copy.validUntil}
        help={copy.validHelp}
      />
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
