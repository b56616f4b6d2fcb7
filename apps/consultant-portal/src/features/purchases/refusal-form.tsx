import { useRefusePurchaseMutation } from '@site/api-client';
import { purchaseRefusal } from '@site/contracts';
import { TextAreaField, useZodForm } from '@site/ui/forms';
import { WorkForm } from '../../shared/work-form';
import { type PurchaseFormProps } from './purchase-screen';
import { purchasesCopy } from './purchases.copy';

const copy = purchasesCopy.refusal;

/** Why the car is not sold; the customer reads it. */
export function RefusalForm({
  purchase: { id, revision },
  onStale,
  onBack,
}: PurchaseFormProps & { onBack: () => void }) {
  const [refuse] = useRefusePurchaseMutation();
  const form = useZodForm(purchaseRefusal, { defaultValues: { revision, answer: '' } });
  return (
    <WorkForm
      form={form}
      words={copy}
      failed={purchasesCopy.notSaved}
      onSubmit={(body) =>
        refuse({ params: { id }, body: { ...body, revision } }).unwrap()
      }
      onStale={onStale}
      onBack={onBack}
      warnOnLeave
    >
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
