import { useState } from 'react';
import {
  useLazyGetCepAddressQuery,
  useStartAddressByPhoneMutation,
} from '@site/api-client';
import { addressForm } from '@site/api-contract';
import { isValidCep, normalizeCep, STATES } from '@site/api-contract/brazil';
import { showFormFailure } from '@site/shell/form-failure';
import {
  Form,
  FormProblem,
  MaskedField,
  SelectField,
  SubmitButton,
  TextField,
  useZodForm,
} from '@site/ui/forms';
import { type ActProps } from './act-props';
import { phoneCopy } from './phone.copy';

const copy = phoneCopy.address;

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

/**
 * Fills in the customer's new address, which they read and save in their own area. It
 * waits as their draft alone, in none of the consultant's.
 */
export function AddressAct({ params: { id }, onDone }: ActProps) {
  const [send] = useStartAddressByPhoneMutation();
  const [find] = useLazyGetCepAddressQuery();
  const [problem, setProblem] = useState('');
  const form = useZodForm(addressForm, { defaultValues: EMPTY });
  /** Fills in the place of the CEP, which can be written over. */
  const fill = async () => {
    const typed = form.getValues('cep') ?? '';
    if (!isValidCep(typed)) return;
    const cep = normalizeCep(typed);
    const { data: found } = await find({ params: { cep } }, true);
    if (!found) return;
    form.setValue('street', found.street);
    form.setValue('neighborhood', found.neighborhood);
    form.setValue('city', found.city);
    form.setValue('state', found.stateId as never);
  };
  return (
    <Form
      form={form}
      className="phone-form"
      aria-label={copy.title}
      onSubmit={async (body) => {
        setProblem('');
        try {
          await send({ params: { id }, body }).unwrap();
          onDone(copy.done);
        } catch (error) {
          setProblem(showFormFailure(form, error, copy.failed));
        }
      }}
    >
      <h3>{copy.title}</h3>
      <p className="soft">{copy.note}</p>
      <div className="fields" onBlur={() => void fill()}>
        <MaskedField name="cep" mask="cep" label={copy.cep} autoComplete="off" />
      </div>
      <div className="fields">
        <TextField name="street" label={copy.street} maxLength={120} autoComplete="off" />
        <TextField name="number" label={copy.number} maxLength={20} autoComplete="off" />
        <TextField
          name="complement"
          label={copy.complement}
          maxLength={80}
          autoComplete="off"
          optional
        />
        <TextField
          name="neighborhood"
          label={copy.neighborhood}
          maxLength={80}
          autoComplete="off"
        />
        <TextField name="city" label={copy.city} maxLength={80} autoComplete="off" />
        <SelectField name="state" label={copy.state} options={STATE_OPTIONS} />
      </div>
      <FormProblem>{problem}</FormProblem>
      <SubmitButton className="btn" pendingLabel={copy.sending}>
        {copy.send}
      </SubmitButton>
    </Form>
  );
}
