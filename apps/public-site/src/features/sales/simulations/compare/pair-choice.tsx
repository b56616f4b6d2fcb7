import { type Offer } from '@site/api-contract/pricing';
import { compareCopy as copy } from './compare.copy';

/** Indices of two cars. */
type Pair = readonly [number, number];

/** All pairs of three cars; fewer cars need no choice. */
export function pairsOf(offers: readonly Offer[]): readonly Pair[] {
  return offers.length < 3
    ? []
    : [
        [0, 1],
        [0, 2],
        [1, 2],
      ];
}

type PairChoiceProps = {
  offers: readonly Offer[];
  pairs: readonly Pair[];
  /** Index of the visible pair. */
  value: number;
  onChange: (pair: number) => void;
};

/** Chooses the two of three cars that a narrow window shows; wider ones show all. */
export function PairChoice({ offers, pairs, value, onChange }: PairChoiceProps) {
  const nameOf = (index: number) => offers[index]?.model.name ?? '';
  return (
    <fieldset className="seg compare-pairs">
      <legend className="vh">{copy.pairs}</legend>
      {pairs.map(([one, other], index) => (
        <label key={`${one}${other}`}>
          <input
            type="radio"
            name="par"
            checked={index === value}
            onChange={() => onChange(index)}
          />
          {copy.pair(nameOf(one), nameOf(other))}
        </label>
      ))}
    </fieldset>
  );
}
