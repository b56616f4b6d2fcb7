import { LEAD_INTERESTS, leadForm, type LeadForm as LeadValues } from '@site/contracts';
import { Form, MaskedField, SelectField, SubmitButton, TextField, useZodForm } from '@site/ui/forms';
import { leadCopy } from './lead.copy';

const INTERESTS = LEAD_INTERESTS.map((interest) => ({ value: interest, label: interest }));
const EMPTY = { name: '', email: '', cellphone: '', interest: '' };

type Props = { onSubmit: (lead: LeadValues) => Promise<unknown> };

/** Name, e-mail, cellphone and interest, with the rules of spec §5. Knows no endpoint. */
export function LeadForm({ onSubmit }: Props) {
  const form = useZodForm(leadForm, { defaultValues: EMPTY });
  return (
    <Form form={form} onSubmit={onSubmit} className="lead-form" aria-label={leadCopy.title}>
      <TextField name="name" label={leadCopy.name} autoComplete="name" />
      <TextField name="email" label={leadCopy.email} type="email" autoComplete="email" inputMode="email" />
      <MaskedField name="cellphone" label={leadCopy.cellphone} mask="phone" autoComplete="tel-national" />
      <SelectField name="interest" label={leadCopy.interest} options={INTERESTS} />
      <SubmitButton pendingLabel={leadCopy.pending} disabledWhenInvalid>{leadCopy.submit}</SubmitButton>
    </Form>
  );
}
