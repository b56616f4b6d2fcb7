import { type ReactNode } from 'react';
import { type ClientType, DUE_DAYS, type KeyedMessage } from '@site/contracts';
import { CheckboxField, Form, MaskedField, RadioField, SelectField, showServerFields, SubmitButton, useZodForm } from '@site/ui/forms';
import { checkoutForm, type CheckoutForm as Values, METHODS } from './checkout-rules';
import { checkoutCopy as copy } from './checkout.copy';

const DUE_DAY_OPTIONS = DUE_DAYS.map((day) => ({ value: day, label: copy.dueDayOf(day) }));

export type CheckoutFormProps = {
  clientType: ClientType;
  monthly: number;
  term: number;
  /** Sends; gives the server's messages that belong to fields. */
  onSubmit: (values: Values) => Promise<readonly KeyedMessage[]>;
  /** What the whole was refused for, above the button. */
  children: ReactNode;
};

/** Payment, due day, income and the confirmation (product.md §6). Knows no endpoint. */
export function CheckoutForm({ clientType, monthly, term, onSubmit, children }: CheckoutFormProps) {
  const form = useZodForm(checkoutForm, { defaultValues: { paymentMethod: 'pix', dueDay: 10, income: '', acceptedSummary: false } });
  return (
    <Form form={form} summary aria-label={copy.formTitle} onSubmit={async (values) => showServerFields(form, await onSubmit(values))}>
      <RadioField name="paymentMethod" label={copy.method} options={METHODS.map((value) => ({ value, label: copy.methods[value].name, help: copy.methods[value].help }))} />
      <div className="fields">
        <SelectField name="dueDay" label={copy.dueDay} help={copy.dueDayHelp} options={DUE_DAY_OPTIONS} numeric />
        <MaskedField name="income" label={copy.income[clientType]} help={copy.incomeHelp[clientType]} mask="currency" />
      </div>
      <CheckboxField name="acceptedSummary" label={copy.confirm(monthly, term)} />
      {children}
      <SubmitButton pendingLabel={copy.sending}>{copy.send}</SubmitButton>
    </Form>
  );
}
