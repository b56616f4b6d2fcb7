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

/** Values of a contact form; each kind of form asks for some of them. */
export type ContactValues = {
  name: string;
  cellphone: string;
  email?: string;
  interest?: string;
};
type Rule = z.ZodMiniType<ContactValues, ContactValues>;
type FieldName = keyof ContactValues;

/** Rules of the contract and the order of the fields. */
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
  /** Name of the form for screen readers. */
  label: string;
  className?: string;
  /** The choices of an interest; the kind `lead` brings its own (spec §5). */
  interest?: {
    label: string;
    options: readonly string[];
    /** All of them in view, to choose by one touch. */
    inRows?: boolean;
  };
  submitLabel: string;
  /** Off while the form is invalid (lead modal, spec §5). */
  disabledWhenInvalid?: boolean;
  /** Stands above the button: what failed. */
  failure?: ReactNode;
  /** Gives back what the server said about single fields; they return to their inputs. */
  onSubmit: (values: ContactValues) => Promise<readonly KeyedMessage[] | void>;
};

/**
 * Leaves a contact: name, phone and what else its kind asks, with the rules of spec §5.
 * Knows no endpoint.
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
