import { type ReactNode } from 'react';

/** Names with what is known of them; what is empty is left out. */
export function FactList({
  facts,
}: {
  facts: readonly (readonly [string, ReactNode])[];
}) {
  return (
    <dl className="facts">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
