import { useId, useState } from 'react';
import { parseCount } from '@site/api-contract/brazil';
import { type Choice, type KmPackage } from '@site/api-contract/pricing';
import { useDebouncedValue } from '@site/simulator';
import { CheckIcon } from '@site/ui';
import { kmOf, type KmPart, type PackageCost, packageCosts } from './km-costs';
import { kmHelperCopy as copy } from './km-helper.copy';
import { FIELDS, type KmUse, MOST } from './km-use';

const ANNOUNCE_AFTER_MS = 700;
const PARTS = ['work', 'weekends', 'trips'] as const satisfies readonly KmPart[];

export type KmHelperProps = {
  use: KmUse;
  onUse: (use: KmUse) => void;
  choice: Choice;
  onKm: (km: KmPackage) => void;
};

/**
 * Finds the km package that costs least for the visitor's driving habits, and shows the
 * calculation (docs/product/sales.md).
 */
export function KmHelper({ use, onUse, choice, onKm }: KmHelperProps) {
  const id = useId();
  const { version, km } = choice;
  const { parts, total } = kmOf(use);
  const costs = packageCosts(choice, total);
  const best = costs[0];
  const announced = useDebouncedValue(
    total > 0 && best ? copy.announced(total, best.km) : '',
    ANNOUNCE_AFTER_MS,
  );
  return (
    <section className="km-helper" aria-label={copy.title}>
      <div className="km-fields">
        {FIELDS.map((field) => (
          <div key={field} className="km-field">
            <label htmlFor={`${id}-${field}`}>{copy.fields[field]}</label>
            <CountInput
              id={`${id}-${field}`}
              value={use[field]}
              most={MOST[field]}
              onChange={(count) => onUse({ ...use, [field]: count })}
            />
            <small id={`${id}-${field}-limit`}>{copy.limits[field]}</small>
          </div>
        ))}
      </div>
      {total === 0 && <p className="soft">{copy.nothing}</p>}
      {total > 0 && (
        <table className="km-sum">
          <caption>{copy.sum}</caption>
          <tbody>
            {PARTS.filter((part) => parts[part] > 0).map((part) => (
              <tr key={part}>
                <th scope="row">{copy.parts[part](use)}</th>
                <td>{copy.km(parts[part])}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{copy.total}</th>
              <td>{copy.km(total)}</td>
            </tr>
          </tfoot>
        </table>
      )}
      {total > 0 && best && (
        <>
          <Packages costs={costs} best={best} extraKm={version.extraKm} />
          <p className="km-note">{copy.note}</p>
          {best.km === km ? (
            <p className="km-done">
              <CheckIcon aria-hidden="true" /> {copy.inUse(best.km)}
            </p>
          ) : (
            <button type="button" className="btn btn--sm" onClick={() => onKm(best.km)}>
              {copy.use(best.km)}
            </button>
          )}
        </>
      )}
      <p className="vh" role="status">
        {announced}
      </p>
    </section>
  );
}

type CountInputProps = {
  id: string;
  value: number;
  most: number;
  onChange: (count: number) => void;
};

/**
 * A number in Brazilian notation (`1.200`, `12,5`); the typed text is formatted on blur.
 */
function CountInput({ id, value, most, onChange }: CountInputProps) {
  const [typed, setTyped] = useState('');
  const read = (text: string) => parseCount(text.replace(/[.,]$/, ''), 0) ?? 0;
  return (
    <input
      id={id}
      inputMode="numeric"
      autoComplete="off"
      value={typed !== '' && read(typed) === value ? typed : value || ''}
      aria-describedby={`${id}-limit`}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(Math.min(most, read(target.value)));
      }}
      onBlur={() => setTyped('')}
    />
  );
}

function Packages({
  costs,
  best,
  extraKm,
}: {
  costs: readonly PackageCost[];
  best: PackageCost;
  extraKm: number;
}) {
  return (
    <table className="km-packages">
      <caption>{copy.compare}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.package}</th>
          <th scope="col">{copy.monthly}</th>
          <th scope="col">{copy.extra(extraKm)}</th>
          <th scope="col">{copy.both}</th>
        </tr>
      </thead>
      <tbody>
        {[...costs]
          .sort((a, b) => a.km - b.km)
          .map((cost) => (
            <tr key={cost.km} data-best={cost === best || undefined}>
              <th scope="row">
                {copy.km(cost.km)}
                {cost === best && <small>{copy.cheapest}</small>}
              </th>
              <td>{copy.money(cost.monthly)}</td>
              <td>{copy.money(cost.extra)}</td>
              <td>{copy.money(cost.total)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
