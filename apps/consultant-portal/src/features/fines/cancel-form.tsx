import { useCancelTrafficFineMutation } from '@site/api-client';
import { type FineCancelForm, fineCancelForm, type TrafficFine } from '@site/contracts';
import { useFormSave } from '@site/shell/form-failure';
import {
  Form,
  FormProblem,
  SubmitButton,
  TextAreaField,
  useZodForm,
} from '@site/ui/forms';
import { finesCopy } from './fines.copy';
import '@site/ui/forms.css';

const copy = finesCopy.cancel;

type CancelFormProps = {
  fine: TrafficFine;
  onStale: () => void;
  onBack: () => void;
};

/** Cancels a fine, with the reason that its customer reads. */
export function CancelForm({ fine: { id, revision }, onStale, onBack }: CancelFormProps) {
  const [cancel] = useCancelTrafficFineMutation();
  const form = useZodForm(fineCancelForm, { defaultValues: { revision, reason: '' } });
  const { problem, save } = useFormSave(form, {
    failed: copy.failed,
    onConflict: onStale,
  });

  const send = (body: FineCancelForm) =>
    save(() => cancel({ params: { id }, body: { ...body, revision } }).unwrap());

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
        name="reason"
        label={copy.reason}
        help={copy.help}
        rows={3}
        maxLength={300}
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
