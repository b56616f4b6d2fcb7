import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useLazyGetCepAddressQuery } from '@site/api-client';
import { type DealershipForm } from '@site/api-contract';
import { isValidCep, normalizeCep } from '@site/api-contract/brazil';
import { MaskedField, useAutofill } from '@site/ui/forms';
import { formCopy as copy } from './dealerships.copy';

/** The CEP, with a button that fills in the address found for it. */
export function CepField() {
  const form = useFormContext<DealershipForm>();
  const autofill = useAutofill(form);
  const [find, { isFetching }] = useLazyGetCepAddressQuery();
  const [said, say] = useState('');

  async function fill() {
    if (isFetching) return;
    say('');
    const typed = form.getValues('cep') ?? '';
    const { data } = isValidCep(typed)
      ? await find({ params: { cep: normalizeCep(typed) } }, true)
      : { data: undefined };
    if (!data) {
      autofill({});
      return say(copy.notFound);
    }
    const { street, city, state, latitude, longitude } = data;
    autofill({
      address: street && `${street}, `,
      city,
      state,
      latitude: String(latitude),
      longitude: String(longitude),
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
        aria-disabled={isFetching || undefined}
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
