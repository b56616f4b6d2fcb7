import { type ContractPart, type ContractSection } from '@site/api-contract';
import { Facts } from '@site/ui';
import { signCopy as COPY } from './sign.copy';
import './contract-sections.css';

/** The whole text with a table of contents; each clause has an anchor. */
export function ContractSections({ sections }: { sections: readonly ContractSection[] }) {
  return (
    <section className="contract-text" aria-labelledby="texto-titulo">
      <h2 id="texto-titulo">{COPY.text}</h2>
      <nav className="contract-nav" aria-labelledby="neste-contrato">
        <h3 id="neste-contrato">{COPY.contents}</h3>
        <ol>
          {sections.map(({ key, title }) => (
            <li key={key}>
              <a href={`#${key}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="contract-clauses">
        {sections.map(({ key, title, parts }) => (
          <section key={key} aria-labelledby={key}>
            <h3 id={key}>{title}</h3>
            {parts.map((part, index) => (
              <Part key={index} part={part} />
            ))}
          </section>
        ))}
      </div>
    </section>
  );
}

function Part({ part }: { part: ContractPart }) {
  if ('text' in part) return <p>{part.text}</p>;
  if ('clause' in part)
    return (
      <p className="contract-clause">
        <span className="vh">{COPY.limits}: </span>
        {part.clause}
      </p>
    );
  if ('list' in part)
    return (
      <ul>
        {part.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  if ('facts' in part) return <Facts rows={part.facts} />;
  return <Figures table={part.table} />;
}

type Table = Extract<ContractPart, { table: unknown }>['table'];
/** A table with at least this many rows is shown as one table for each year. */
const MONTHS = 12;

/** A table; the months of a term are shown as one table for each year, side by side. */
function Figures({ table }: { table: Table }) {
  const { caption, rows } = table;
  if (rows.length < MONTHS) return <OneTable table={table} />;
  const years = Array.from({ length: Math.ceil(rows.length / MONTHS) }, (_, year) => ({
    first: year * MONTHS + 1,
    rows: rows.slice(year * MONTHS, (year + 1) * MONTHS),
  }));
  return (
    <div role="group" aria-label={caption} className="contract-years">
      {years.map(({ first, rows: months }) => (
        <OneTable
          key={first}
          table={{
            ...table,
            caption: COPY.months(first, first + months.length - 1),
            rows: months,
          }}
        />
      ))}
    </div>
  );
}

function OneTable({ table: { caption, head, rows, foot = [] } }: { table: Table }) {
  return (
    <table className="contract-table" data-columns={head.length}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row[0]} row={row} />
        ))}
      </tbody>
      {foot.length > 0 && (
        <tfoot>
          {foot.map((row) => (
            <Row key={row[0]} row={row} />
          ))}
        </tfoot>
      )}
    </table>
  );
}

function Row({ row: [name, ...cells] }: { row: readonly string[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {cells.map((cell, index) => (
        <td key={index}>{cell}</td>
      ))}
    </tr>
  );
}
