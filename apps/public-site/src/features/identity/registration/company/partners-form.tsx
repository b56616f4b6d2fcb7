import { useEffect, useRef } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import {
  hundredthsOf,
  type KeyedMessage,
  MAX_PARTNERS,
  type PartnersForm as Values,
  partnersForm,
  percentOf,
  type RegistrationDraft,
} from '@site/api-contract';
import {
  MaskedField,
  NameField,
  NumberField,
  TextField,
  useZodForm,
} from '@site/ui/forms';
import { partnersCopy as COPY } from '../registration.copy';
import { StepForm } from '../step-form';

type PartnersFormProps = {
  saved: RegistrationDraft['partners'];
  /** Returns the server's messages about single fields. */
  onSubmit: (values: Values) => Promise<readonly KeyedMessage[]>;
};

const WHOLE = 10_000;
const NOBODY = { name: '', cpf: '', share: '', email: '' };
/** A company with one partner, who owns all of it. */
const ALONE = [{ ...NOBODY, share: 100 }];

/** The partners of a company and their shares. */
export function PartnersForm({ saved, onSubmit }: PartnersFormProps) {
  const form = useZodForm(partnersForm, { defaultValues: { partners: saved ?? ALONE } });
  const {
    control,
    trigger,
    formState: { isSubmitted },
  } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'partners' });
  const rows = useWatch({ control, name: 'partners' });
  const add = useRef<HTMLButtonElement>(null);
  const seen = JSON.stringify(rows);

  // A change of one row's share or CPF can make another row valid or invalid.
  useEffect(() => {
    if (isSubmitted) void trigger('partners');
  }, [seen, isSubmitted, trigger]);

  return (
    <StepForm
      form={form}
      draft="registration-partners"
      title={COPY.title}
      partOf={partnerOf}
      onSubmit={onSubmit}
    >
      {fields.map(({ id }, index) => (
        <fieldset className="part partner" key={id}>
          <legend>
            <h2>{COPY.partner(index + 1)}</h2>
          </legend>
          {fields.length > 1 && (
            <button
              type="button"
              className="link partner-remove"
              onClick={() => {
                remove(index);
                add.current?.focus();
              }}
            >
              {COPY.remove} <span className="vh">{COPY.partner(index + 1)}</span>
            </button>
          )}
          <div className="fields fields-2">
            <NameField
              className="all"
              name={`partners.${index}.name`}
              label={COPY.nameOf}
              autoComplete="off"
            />
            <MaskedField
              name={`partners.${index}.cpf`}
              label={COPY.cpf}
              mask="cpf"
              autoComplete="off"
            />
            <NumberField
              name={`partners.${index}.share`}
              label={COPY.share}
              autoComplete="off"
            />
            <TextField
              className="all"
              name={`partners.${index}.email`}
              type="email"
              label={COPY.email}
              help={fields.length > 1 ? COPY.emailHelp : COPY.emailOfOne}
              optional={fields.length === 1}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          </div>
        </fieldset>
      ))}
      <div className="part partners-sum">
        <button
          type="button"
          className="btn btn--line"
          ref={add}
          disabled={fields.length >= MAX_PARTNERS}
          onClick={() => append(NOBODY as never)}
        >
          {COPY.add}
        </button>
        <p role="status">{sentenceOf(rows.map(({ share }) => share))}</p>
        <p className="soft">{COPY.signer}</p>
      </div>
    </StepForm>
  );
}

/** The partner to whom a field belongs: `partners.1.cpf` belongs to 'Sócio 2'. */
function partnerOf(field: string): string | null {
  const [, index] = /^partners\.(\d+)\./.exec(field) ?? [];
  return index === undefined ? null : COPY.partner(Number(index) + 1);
}

function sentenceOf(shares: readonly unknown[]): string {
  const sum = shares.reduce<number>(
    (total, share) => total + (typeof share === 'number' ? hundredthsOf(share) : 0),
    0,
  );
  if (sum === WHOLE) return COPY.whole;
  return sum < WHOLE
    ? COPY.lacking(percentOf(sum), percentOf(WHOLE - sum))
    : COPY.tooMuch(percentOf(sum), percentOf(sum - WHOLE));
}
