import { useState } from 'react';
import { useLazyGetCepAddressQuery } from '@site/api-client';
import { type ClientType, type Place } from '@site/api-contract';
import { onlyDigits } from '@site/api-contract/brazil';
import { placeOf } from '@site/simulator';
import { Segmented } from '@site/ui/forms';
import { editorCopy as copy } from './editor.copy';

type Props = {
  clientType: ClientType;
  place: Place;
  onChange: (part: { clientType?: ClientType; place?: Place }) => void;
};
const CEP_DIGITS = 8;

/**
 * Fields for the client type and the place of delivery, which is the dealership's city
 * unless another CEP is given.
 */
export function WhereFields({ clientType, place, onChange }: Props) {
  return (
    <div className="editor-where">
      <Segmented
        legend={copy.who}
        value={clientType}
        onChange={(value) => onChange({ clientType: value })}
        options={[
          { value: 1 as ClientType, label: copy.person },
          { value: 2 as ClientType, label: copy.company },
        ]}
      />
      <Delivery place={place} onFound={(found) => onChange({ place: found })} />
    </div>
  );
}

function Delivery({ place, onFound }: { place: Place; onFound: (place: Place) => void }) {
  const [find, { isFetching }] = useLazyGetCepAddressQuery();
  const [cep, setCep] = useState('');
  const [problem, setProblem] = useState('');

  async function look() {
    if (isFetching) return;
    const digits = onlyDigits(cep);
    setProblem('');
    const { data } =
      digits.length === CEP_DIGITS
        ? await find({ params: { cep: digits } }, true)
        : { data: undefined };
    if (!data) return setProblem(copy.cepUnknown);
    onFound(placeOf(data));
    setCep('');
  }

  return (
    <div className="field">
      <p>
        {copy.where}{' '}
        <b>
          {place.city}, {place.state}
        </b>
      </p>
      <label htmlFor="editor-cep">{copy.cep}</label>
      <div className="editor-cep">
        <input
          className="input"
          id="editor-cep"
          value={cep}
          inputMode="numeric"
          maxLength={20}
          autoComplete="off"
          aria-invalid={problem ? true : undefined}
          aria-describedby="editor-cep-problem"
          onChange={(event) => setCep(event.target.value)}
        />
        <button
          type="button"
          className="btn btn--line btn--sm"
          aria-disabled={isFetching || undefined}
          onClick={() => void look()}
        >
          {isFetching ? copy.finding : copy.find}
        </button>
      </div>
      <p className="carts-problem" id="editor-cep-problem" role="alert">
        {problem}
      </p>
    </div>
  );
}
