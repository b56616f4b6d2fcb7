import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useLazyGetCepAddressQuery } from '@site/api-client';
import { type DealershipForm } from '@site/contracts';
import { isValidCep, normalizeCep } from '@site/contracts/brazil';
import { MaskedField } from '@site/ui/forms';
import { formCopy as copy } from './dealerships.copy';

/** The CEP, and the step that fills in what is known of its place. */
export function CepField() {
  const { getValues, setValue } = useFormContext<DealershipForm>();
  const [find, { isFetching }] = useLazyGetCepAddressQuery();
  const [said, say] = useState('');

  async function fill() {
    say('');
    const typed = getValues('cep') ?? '';
    const { data } = isValidCep(typed)
      ? await find({ params: { cep: normalizeCep(typed) } }, true)
      : { data: undefined };
    if (!data) return say(copy.notFound);
    const { street, city, state, latitude, longitude } = data;
    const found = {
      ...(street && { address: `${street}, ` }),
      city,
      state,
      latitude: String(latitude),
      longitude: String(longitude),
    };
    for (const [name, value] of Object.entries(found))
      setValue(name as keyof DealershipForm, value, {
        shouldDirty: true,
        shouldValidate: true,
      });
    say(copy.found(`${city}, ${state}`));
  }

  return (
    <div className="all dealership-cep">
      <MaskedField
        name="cep"
        label={copy.fields.cep}
        mask="cep"
        optional
        autoComplete="off"
      />
      <button
        type="button"
        className="btn btn--line"
        disabled={isFetching}
        onClick={() => void fill()}
      >
        {isFetching ? copy.finding : copy.find}
      </button>
      <p className="soft" role="status">
        {said}
      </p>
    </div>
  );
}
