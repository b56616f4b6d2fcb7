import { useRefusePurchaseMutation } from '@site/api-client';
import { type Purchase, purchaseRefusal } from '@site/api-contract';
import { type TakenBack } from '@site/ui';
import { TextAreaField, useZodForm } from '@site/ui/forms';
import { WorkForm } from '../../../shared/queue/work-form';
import { delayedAnswer } from './purchase-act';
import { purchaseFormsCopy } from './purchase-forms.copy';

// Exported here so that both are in one file of the build.
export { OvertakenAnswer } from './overtaken-answer';

const copy = purchaseFormsCopy.refusal;

type RefusalFormProps = {
  purchase: Purchase;
  back: TakenBack;
  onBack: () => void;
};

/** The form for the reason why the car is not sold; the customer reads it. */
export function RefusalForm({ purchase, back, onBack }: RefusalFormProps) {
  const { id, revision } = purchase;
  const [refuse] = useRefusePurchaseMutation();
  const form = useZodForm(purchaseRefusal, { defaultValues: { revision, answer: '' } });
  return (
    <WorkForm
      form={form}
      draft={`purchase-refusal.${id}`}
      words={copy}
      onSubmit={(body) =>
        refuse({ params: { id }, body: { ...body, revision } }).unwrap()
      }
      delayed={delayedAnswer(purchase, back, copy)}
      onBack={onBack}
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
