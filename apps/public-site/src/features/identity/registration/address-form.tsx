import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import {
  type AddressForm as Values,
  addressForm,
  type CepAddress,
  type KeyedMessage,
  type RegistrationDraft,
} from '@site/api-contract';
import {
  findStateById,
  isValidCep,
  normalizeCep,
  type PersonType,
  STATES,
  ufOfCep,
} from '@site/api-contract/brazil';
import {
  MaskedField,
  SelectField,
  TextField,
  useAutofill,
  useZodForm,
} from '@site/ui/forms';
import { addressCopy as COPY } from './registration.copy';
import { StepForm } from './step-form';
import { useOnCep } from './use-on-cep';

type AddressFormProps = {
  saved: RegistrationDraft['address'];
  personType: PersonType;
  /**
   * Finds the address of a CEP; null when it is unknown. The form works without it, since
   * every field can be typed.
   */
  findAddress: (cep: string) => Promise<CepAddress | null>;
  /** Returns the server's messages about single fields. */
  onSubmit: (values: Values) => Promise<readonly KeyedMessage[]>;
};

const EMPTY = {
  cep: '',
  street: '',
  number: '',
  complement: '',
  neighborhood: '',
  city: '',
  state: '',
};
const STATE_OPTIONS = STATES.map(({ id, name }) => ({ value: id, label: name }));

type Lookup =
  | { kind: 'idle' | 'searching' | 'not-found' }
  | { kind: 'found' | 'found-city'; place: string };

/** Address by CEP; every field can be typed or corrected (domain-brazil 7). */
export function AddressForm({
  saved,
  personType,
  findAddress,
  onSubmit,
}: AddressFormProps) {
  const form = useZodForm(addressForm, {
    defaultValues: { ...EMPTY, ...saved, complement: saved?.complement ?? '' },
  });
  const fill = useAutofill(form);
  const [lookup, setLookup] = useState<Lookup>({ kind: 'idle' });
  const hasLooked = useRef(false);

  useOnCep(form.control, saved?.cep ?? '', async (typed) => {
    if (!isValidCep(typed)) return setLookup({ kind: 'idle' });
    setLookup({ kind: 'searching' });
    const isFirst = !hasLooked.current;
    hasLooked.current = true;
    const address = await findAddress(normalizeCep(typed));
    if (normalizeCep(form.getValues('cep') ?? '') !== normalizeCep(typed)) return;
    // A street that was typed before the first look-up is not overwritten.
    const street = form.getValues('street') ?? '';
    const isTyped = street !== '' && street !== saved?.street;
    if (address && isFirst && isTyped) return setLookup(placeOf(address));
    if (!address) {
      fill({});
      return setLookup({ kind: 'not-found' });
    }
    fill({
      street: address.street,
      neighborhood: address.neighborhood,
      city: address.city,
      state: address.stateId,
    });
    setLookup(placeOf(address));
  });

  const [cep, state] = useWatch({ control: form.control, name: ['cep', 'state'] });
  const uf = isValidCep(cep ?? '') ? ufOfCep(cep) : null;
  const chosen = findStateById(Number(state))?.uf;

  return (
    <StepForm
      form={form}
      draft="registration-address"
      title={COPY.title[personType]}
      onSubmit={onSubmit}
    >
      <div className="part">
        <div className="fields fields-2">
          <div>
            <MaskedField
              name="cep"
              label={COPY.cep[personType]}
              help={COPY.cepHelp}
              mask="cep"
              autoComplete="postal-code"
            />
            <p className="step-note" role="status">
              {sentenceOf(lookup)}
            </p>
          </div>
          <TextField
            className="all"
            name="street"
            label={COPY.street}
            autoComplete="address-line1"
            maxLength={120}
          />
          <TextField
            name="number"
            label={COPY.number}
            help={COPY.numberHelp}
            maxLength={20}
            autoComplete="off"
          />
          <TextField
            name="complement"
            label={COPY.complement}
            help={COPY.complementHelp}
            optional
            autoComplete="address-line2"
            maxLength={80}
          />
          <TextField
            className="all"
            name="neighborhood"
            label={COPY.neighborhood}
            autoComplete="address-level3"
            maxLength={80}
          />
          <TextField
            name="city"
            label={COPY.city}
            autoComplete="address-level2"
            maxLength={80}
          />
          <div>
            <SelectField
              name="state"
              label={COPY.state}
              options={STATE_OPTIONS}
              autoComplete="address-level1"
              numeric
            />
            <p className="step-note" role="status">
              {uf && chosen && uf !== chosen && COPY.otherState(uf)}
            </p>
          </div>
        </div>
      </div>
    </StepForm>
  );
}

function placeOf({ street, city, state }: CepAddress): Lookup {
  return { kind: street === '' ? 'found-city' : 'found', place: `${city}, ${state}` };
}

function sentenceOf(lookup: Lookup): string {
  if (lookup.kind === 'found') return COPY.found(lookup.place);
  if (lookup.kind === 'found-city') return COPY.foundCity(lookup.place);
  if (lookup.kind === 'idle') return '';
  return lookup.kind === 'searching' ? COPY.searching : COPY.notFound;
}
