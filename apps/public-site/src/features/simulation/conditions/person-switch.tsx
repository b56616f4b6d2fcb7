import { type ClientType } from '@site/contracts';
import { PERSON, sharedCopy } from '../simulation.copy';

export type PersonSwitchProps = { value: ClientType; onChange: (value: ClientType) => void; name?: string };

/** PF or PJ: short on screen, whole for a screen reader. */
export function PersonSwitch({ value, onChange, name = 'tipo' }: PersonSwitchProps) {
  return (
    <fieldset className="person">
      <legend className="vh">{sharedCopy.who}</legend>
      {([1, 2] as const).map((type) => (
        <label key={type}>
          <input type="radio" name={name} aria-label={PERSON[type].long} checked={value === type} onChange={() => onChange(type)} />
          {PERSON[type].short}
        </label>
      ))}
    </fieldset>
  );
}
