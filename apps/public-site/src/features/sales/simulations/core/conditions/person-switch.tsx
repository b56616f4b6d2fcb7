import { type ClientType } from '@site/api-contract';
import { PERSON, sharedCopy } from '../simulation.copy';

export type PersonSwitchProps = {
  value: ClientType;
  onChange: (value: ClientType) => void;
  /** Selectable client types; by default both. */
  sold?: readonly ClientType[];
  name?: string;
};

/** Switches between PF and PJ; screen readers get the full names. */
export function PersonSwitch({
  value,
  onChange,
  sold = [1, 2],
  name = 'tipo',
}: PersonSwitchProps) {
  return (
    <fieldset className="person">
      <legend className="vh">{sharedCopy.who}</legend>
      {([1, 2] as const).map((type) => (
        <label key={type}>
          <input
            type="radio"
            name={name}
            aria-label={PERSON[type].long}
            checked={value === type}
            disabled={!sold.includes(type)}
            onChange={() => onChange(type)}
          />
          {PERSON[type].short}
        </label>
      ))}
    </fieldset>
  );
}
