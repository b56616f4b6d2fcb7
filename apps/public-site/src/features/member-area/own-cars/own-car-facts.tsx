export type FactRow = readonly [label: string, value: string];

/** Facts of a car, one below the other; `strip` puts them side by side. */
export function FactList({ facts, strip }: { facts: readonly FactRow[]; strip?: true }) {
  return (
    <dl className={strip ? 'own-car-strip' : 'facts'}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
