import { type ReactNode, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import {
  type ClientType,
  DUE_DAYS,
  type KeyedMessage,
  USUAL_DUE_DAY,
} from '@site/api-contract';
import {
  CheckboxField,
  Form,
  MoneyField,
  RadioField,
  SelectField,
  showServerFields,
  SubmitButton,
  useZodForm,
} from '@site/ui/forms';
import { type Agreed, checkoutCopy as copy } from './checkout.copy';
import {
  type CheckoutForm as Values,
  checkoutFormOf,
  incomeQuestion,
  METHODS,
} from './checkout-rules';

const DUE_DAY_OPTIONS = DUE_DAYS.map((day) => ({
  value: day,
  label: copy.dueDayOf(day),
}));

export type CheckoutFormProps = {
  simulationId: string;
  /** Revision of the shown terms; the confirmation of another one does not count. */
  revision: number;
  /** Values of an earlier attempt or proposal; never the confirmation. */
  filled: Partial<Values> | null;
  clientType: ClientType;
  /** The shown terms: reais a month, months, and reais that are charged once. */
  agreed: Agreed;
  /** Called with the chosen due day, for which the summary shows the installments. */
  onDueDay: (day: number) => void;
  /** Sends the proposal; returns the server's messages about fields. */
  onSubmit: (values: Values) => Promise<readonly KeyedMessage[]>;
  /** The reason why the whole form was refused, above the button. */
  children: ReactNode;
};

/**
 * Payment, due day, income and confirmation (docs/product/sales.md). The screen sends it.
 */
export function CheckoutForm({
  simulationId,
  revision,
  filled,
  clientType,
  agreed,
  onDueDay,
  onSubmit,
  children,
}: CheckoutFormProps) {
  const form = useZodForm(checkoutFormOf(clientType), {
    defaultValues: {
      paymentMethod: 'pix',
      dueDay: USUAL_DUE_DAY,
      income: '',
      ...filled,
      acceptedSummary: false,
    },
  });
  // The customer agrees to the terms that were shown, and to no later ones.
  useEffect(() => form.resetField('acceptedSummary'), [revision, form]);
  const dueDay = Number(useWatch({ control: form.control, name: 'dueDay' }));
  useEffect(() => onDueDay(dueDay), [dueDay, onDueDay]);
  return (
    <Form
      form={form}
      draft={`checkout.${simulationId}`}
      summary
      aria-label={copy.formTitle}
      onSubmit={async (values) => showServerFields(form, await onSubmit(values))}
    >
      <RadioField
        name="paymentMethod"
        label={copy.method}
        options={METHODS.map((value) => ({
          value,
          label: copy.methods[value].name,
          help: copy.methods[value].help,
        }))}
      />
      <div className="fields">
        <SelectField
          name="dueDay"
          label={copy.dueDay}
          help={copy.dueDayHelp}
          options={DUE_DAY_OPTIONS}
          numeric
        />
        <MoneyField
          name="income"
          label={copy.income[clientType]}
          help={copy.incomeHelp[clientType]}
          understood={copy.incomeUnderstood[clientType]}
          question={(reais) => incomeQuestion(clientType, reais)}
        />
      </div>
      <CheckboxField name="acceptedSummary" label={copy.confirm(agreed)} />
      {children}
      <SubmitButton pendingLabel={copy.sending}>{copy.send}</SubmitButton>
    </Form>
  );
}
