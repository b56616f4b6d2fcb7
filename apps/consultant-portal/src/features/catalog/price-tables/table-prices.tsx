import { type ReactNode, useState } from 'react';
import {
  type ComparedExtra,
  type PriceComparison,
  type PriceGroup,
} from '@site/api-contract';
import { type Column, DataTable } from '@site/ui';
import { priceTablesCopy } from './price-tables.copy';
import './table-prices.css';

const copy = priceTablesCopy.one;

const EXTRA_COLUMNS: Column<ComparedExtra>[] = [
  { key: 'name', head: copy.columns.extra, cell: ({ name }) => name },
  {
    key: 'price',
    head: copy.columns.price,
    figure: true,
    phone: 'end',
    cell: ({ after, charged }) => copy.extraPrice(after, charged),
  },
];

type TablePricesProps = Pick<PriceComparison, 'table' | 'groups' | 'extras'>;

/**
 * All prices of a table, as they are looked up while somebody asks: by version, then by
 * km and months; the colors and add-ons after them.
 */
export function TablePrices({ table, groups, extras }: TablePricesProps) {
  const sold = groups.filter(({ cells }) => cells.some(({ after }) => after !== null));
  return (
    <section className="prices-all" aria-labelledby="precos">
      <h2 id="precos">{copy.prices(table.state)}</h2>
      {sold.map((group) => (
        <VersionPrices key={`${group.client} ${group.version}`} group={group} />
      ))}
      {extras.length > 0 && (
        <Folded name={copy.extras}>
          {() => (
            <DataTable
              caption={copy.extrasCaption}
              columns={EXTRA_COLUMNS}
              rows={extras}
              rowKey={({ kind, slug }) => `${kind} ${slug}`}
            />
          )}
        </Folded>
      )}
    </section>
  );
}

type FoldedProps = { name: string; note?: string; children: () => ReactNode };

/** A part that is rendered once it is opened. */
function Folded({ name, note, children }: FoldedProps) {
  const [open, setOpen] = useState(false);
  return (
    <details
      className="prices-group"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <strong>{name}</strong> {note && <span>{note}</span>}
      </summary>
      {open && children()}
    </details>
  );
}

/** The monthly prices of one version for one client type: km down, months across. */
function VersionPrices({ group: { version, client, cells } }: { group: PriceGroup }) {
  const name = copy.group(version, client);
  const known = cells.flatMap(({ after }) => after ?? []);
  return (
    <Folded name={name} note={copy.range(Math.min(...known), Math.max(...known))}>
      {() => (
        <section className="prices-grid" aria-label={copy.caption(name)} tabIndex={0}>
          <Grid cells={cells} caption={copy.caption(name)} />
        </section>
      )}
    </Folded>
  );
}

const sorted = (numbers: readonly number[]) =>
  [...new Set(numbers)].sort((one, other) => one - other);

function Grid({ cells, caption }: { cells: PriceGroup['cells']; caption: string }) {
  const terms = sorted(cells.map(({ term }) => term));
  const priceAt = (term: number, km: number) =>
    cells.find((cell) => cell.term === term && cell.km === km)?.after ?? null;
  return (
    <table>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.columns.km}</th>
          {terms.map((term) => (
            <th key={term} scope="col">
              {copy.term(term)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted(cells.map(({ km }) => km)).map((km) => (
          <tr key={km}>
            <th scope="row">{copy.km(km)}</th>
            {terms.map((term) => (
              <td key={term}>{copy.price(priceAt(term, km))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
