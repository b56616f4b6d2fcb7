import { useRefusePurchaseMutation } from '@site/api-client';
import { type PurchaseRefusal, purchaseRefusal } from '@site/contracts';
import { useFormSave } from '@site/shell/form-failure';
import {
  Form,
  FormProblem,
  SubmitButton,
  TextAreaField,
  useZodForm,
} from '@site/ui/forms';
import { type PurchaseFormProps } from './purchase-screen';
import { purchasesCopy } from './purchases.copy';
import '@site/ui/forms.css';

const copy = purchasesCopy.refusal;

/** Why the car is not sold; the customer reads it. */
export function RefusalForm({
  purchase: { id, revision },
  onStale,
  onBack,
}: PurchaseFormProps & { onBack: () => void }) {
  const [refuse] = useRefusePurchaseMutation();
  const form = useZodForm(purchaseRefusal, { defaultValues: { revision, answer: '' } });
  const { problem, save } = useFormSave(form, {
    failed: purchasesCopy.notSaved,
    onConflict: onStale,
  });

  const send = (body: PurchaseRefusal) =>
    save(() => refuse({ params: { id }, body: { ...body, revision } }).unwrap());

  return (
    <Form
      form={form}
      warnOnLeave
      onSubmit={send}
      className="work-form"
      aria-label={copy.title}
    >
      <h2>{copy.title}</h2>
      <TextAreaField
        name="answer"
        label={copy.answer}
        help={copy.answerHelp}
        rows={4}
        maxLength={1000}
      />
      <FormProblem>{problem}</FormProblem>
      <div className="actions">
        <SubmitButton className="btn btn--danger" pendingLabel={copy.pending}>
          {copy.submit}
        </SubmitButton>
        <button type="button" className="btn btn--line" onClick={onBack}>
          {copy.back}
        </button>
      </div>
    </Form>
  );
}
