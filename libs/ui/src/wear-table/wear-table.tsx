import { type PricedWearRow, WEAR_PARTS } from '@site/api-contract/driving';
import { WearPicture } from './wear-picture';
import { wearTableCopy as copy } from './wear-table.copy';
import './wear-table.css';

type WearTableProps = {
  rows: readonly PricedWearRow[];
  /** Level of the heading of each part. */
  level: 2 | 3;
  /** The same rows for the other classes of cars, each with its name, for a table of all. */
  classes?: readonly { name: string; rows: readonly PricedWearRow[] }[];
};

/**
 * A wear table with its drawings, part by part: what costs nothing, and the highest price
 * of what does.
 */
export function WearTable({ rows, level, classes }: WearTableProps) {
  const Heading = `h${level}` as const;
  return WEAR_PARTS.map(([part, name]) => (
    <section key={part} className="wear" aria-labelledby={`danos-${part}`}>
      <Heading id={`danos-${part}`}>{name}</Heading>
      <ul className="wear-rows">
        {rows
          .filter((row) => row.part === part)
          .map((row) => (
            <li key={row.key}>
              <WearPicture name={row.key} freeMm={row.freeMm} />
              <div>
                <p className="wear-name">{row.name}</p>
                <p className="wear-words">
                  <b>{copy.free}:</b> {copy.freeOf(row)}
                </p>
                <Prices row={row} classes={classes} />
                {row.isInsured && <p className="wear-words">{copy.insured}</p>}
              </div>
            </li>
          ))}
      </ul>
    </section>
  ));
}

function Prices({
  row,
  classes,
}: { row: PricedWearRow } & Pick<WearTableProps, 'classes'>) {
  if (!classes)
    return (
      <p className="wear-most">
        <span>{copy.most}</span> <b className="num">{copy.priceOf(row)}</b> {row.unit}
      </p>
    );
  return (
    <>
      <p className="wear-words">
        {copy.most}, {row.unit}
      </p>
      <dl className="wear-classes">
        {classes.map(({ name, rows }) => {
          const same = rows.find(({ key }) => key === row.key);
          return (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="num">{same && copy.priceOf(same)}</dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
