import { useChargeTrafficFineMutation } from '@site/api-client';
import { type FineChargeForm, fineChargeForm, type TrafficFine } from '@site/contracts';
import { useFormSave } from '@site/shell/form-failure';
import { Form, FormProblem, MoneyField, SubmitButton, useZodForm } from '@site/ui/forms';
import { finesCopy } from './fines.copy';
import '@site/ui/forms.css';

const copy = finesCopy.charge;

type ChargeFormProps = { fine: TrafficFine; onStale: () => void };

/** Passes on what the issuing body charged. */
export function ChargeForm({ fine: { id, revision, amount }, onStale }: ChargeFormProps) {
  const [charge] = useChargeTrafficFineMutation();
  const form = useZodForm(fineChargeForm, { defaultValues: { revision, amount } });
  const { problem, save } = useFormSave(form, {
    failed: copy.failed,
    onConflict: onStale,
  });

  const send = (body: FineChargeForm) =>
    save(() => charge({ params: { id }, body: { ...body, revision } }).unwrap());

  return (
    <Form form={form} onSubmit={send} className="work-form" aria-label={copy.title}>
      <h2>{copy.title}</h2>
      <MoneyField name="amount" label={copy.amount} help={copy.help(amount)} />
      <FormProblem>{problem}</FormProblem>
      <SubmitButton className="btn" pendingLabel={copy.pending}>
        {copy.submit}
      </SubmitButton>
    </Form>
  );
}
