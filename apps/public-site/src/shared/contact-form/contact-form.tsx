import { type ReactNode } from 'react';
import type * as z from 'zod/mini';
import {
  type KeyedMessage,
  LEAD_INTERESTS,
  leadForm,
  noticeForm,
  offerForm,
  reservationForm,
  talkForm,
} from '@site/api-contract';
import {
  EmailField,
  Form,
  MaskedField,
  NameField,
  RadioField,
  SelectField,
  showServerFields,
  SubmitButton,
  useZodForm,
} from '@site/ui/forms';
import { contactCopy as copy } from './contact-form.copy';

/** Values of a contact form; each kind of form has some of these fields. */
export type ContactValues = {
  name: string;
  cellphone: string;
  email?: string;
  interest?: string;
};
type Rule = z.ZodMiniType<ContactValues, ContactValues>;
type FieldName = keyof ContactValues;

/** Validation rule and fields, in order, of each kind. */
const KINDS = {
  lead: {
    rule: leadForm as unknown as Rule,
    fields: ['name', 'email', 'cellphone', 'interest'],
  },
  talk: { rule: talkForm as Rule, fields: ['interest', 'name', 'cellphone'] },
  offer: { rule: offerForm as Rule, fields: ['name', 'cellphone'] },
  notice: {
    rule: noticeForm as Rule,
    fields: ['interest', 'name', 'email', 'cellphone'],
  },
  reservation: { rule: reservationForm as Rule, fields: ['name', 'email', 'cellphone'] },
} as const satisfies Record<string, { rule: Rule; fields: readonly FieldName[] }>;
export type ContactKind = keyof typeof KINDS;

export type ContactFormProps = {
  kind: ContactKind;
  /** Accessible name of the form. */
  label: string;
  className?: string;
  /** Options of the interest; the kind `lead` has its own (spec §5). */
  interest?: {
    label: string;
    options: readonly string[];
    /** Shows all options at once, to be chosen with one tap. */
    inRows?: boolean;
  };
  submitLabel: string;
  /** Disables the button while the form is invalid (lead modal, spec §5). */
  disabledWhenInvalid?: boolean;
  /** Failure message above the button. */
  failure?: ReactNode;
  /**
   * Returns the server's messages about single fields, which are shown at their inputs.
   */
  onSubmit: (values: ContactValues) => Promise<readonly KeyedMessage[] | void>;
};

/**
 * A contact form: name, phone and the other fields of its kind, with the rules of spec
 * §5. The caller sends it.
 */
export function ContactForm({
  kind,
  label,
  className = 'form',
  interest,
  submitLabel,
  disabledWhenInvalid,
  failure,
  onSubmit,
}: ContactFormProps) {
  const { rule, fields } = KINDS[kind];
  const form = useZodForm(rule, {
    defaultValues: Object.fromEntries(fields.map((name) => [name, ''])),
  });
  const options = (interest?.options ?? LEAD_INTERESTS).map((option) => ({
    value: option,
    label: option,
  }));
  const inputs: Record<FieldName, ReactNode> = {
    name: <NameField key="name" name="name" label={copy.name} autoComplete="name" />,
    email: <EmailField key="email" name="email" label={copy.email} />,
    cellphone: (
      <MaskedField
        key="cellphone"
        name="cellphone"
        label={copy.cellphone}
        mask="cellphone"
        autoComplete="tel-national"
      />
    ),
    interest: interest?.inRows ? (
      <RadioField
        key="interest"
        name="interest"
        label={interest.label}
        options={options}
      />
    ) : (
      <SelectField
        key="interest"
        name="interest"
        label={interest?.label ?? copy.interest}
        options={options}
      />
    ),
  };
  return (
    <Form
      form={form}
      className={className}
      aria-label={label}
      onSubmit={async (values) =>
        void showServerFields(form, (await onSubmit(values)) ?? [])
      }
    >
      {fields.map((name) => inputs[name])}
      {failure}
      <SubmitButton pendingLabel={copy.pending} disabledWhenInvalid={disabledWhenInvalid}>
        {submitLabel}
      </SubmitButton>
    </Form>
  );
}
