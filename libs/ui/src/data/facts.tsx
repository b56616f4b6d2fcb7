import { type ReactNode } from 'react';

export type Fact = readonly [name: string, value: ReactNode];

/** Names and values on ruled lines, without empty values. */
export function Facts({ rows }: { rows: readonly Fact[] }) {
  return (
    <dl className="facts">
      {rows.map(([name, value], at) =>
        value ? (
          <div key={at}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
