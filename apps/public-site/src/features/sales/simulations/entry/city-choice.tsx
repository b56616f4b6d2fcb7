import { type FormEvent, useId, useState } from 'react';
import { readProblem, useListDealershipsQuery } from '@site/api-client';
import { type Place } from '@site/api-contract';
import { placeName } from '@site/api-contract/brazil';
import { placeOf } from '@site/simulator';
import { entryCopy as copy } from './entry.copy';

/**
 * Chooses among the cities with a dealership, when neither CEP nor position gives a
 * place.
 */
export function CityChoice({ onPlace }: { onPlace: (place: Place) => void }) {
  const id = useId();
  const { data = [], error } = useListDealershipsQuery({});
  const [chosen, setChosen] = useState('');
  const cities = [
    ...new Map(data.map((dealership) => [placeName(dealership), dealership])).entries(),
  ].sort(([a], [b]) => a.localeCompare(b, 'pt-BR'));

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = cities.find(([name]) => name === chosen)?.[1];
    if (found) onPlace(placeOf(found));
  }

  return (
    <form
      className="city-choice"
      aria-label={copy.chooseCity}
      method="post"
      onSubmit={submit}
    >
      <label htmlFor={id}>{copy.city}</label>
      <select
        id={id}
        className="input"
        required
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      >
        <option value="">{copy.chooseCity}</option>
        {cities.map(([name]) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
      <button type="submit" className="btn btn--line" disabled={!chosen}>
        {copy.goWithCity}
      </button>
      {error !== undefined && data.length === 0 && (
        <p className="field-error" role="alert">
          {copy.noCities} {readProblem(error).text}
        </p>
      )}
    </form>
  );
}
