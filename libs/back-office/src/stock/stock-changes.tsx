import { type StockComparison, type StockFileChange } from '@site/api-contract';
import { type Column, DataTable, OutcomeWithFocus, Tag } from '@site/ui';
import { importCopy as copy } from './import.copy';

const TONES = { Entra: 'ok', Muda: 'info', Sai: 'warn' } as const;

const COLUMNS: Column<StockFileChange>[] = [
  {
    key: 'car',
    head: copy.columns.car,
    cell: ({ versionName, paintName }) => (
      <>
        <b>{versionName}</b>
        <small>{paintName}</small>
      </>
    ),
  },
  {
    key: 'kind',
    head: copy.columns.kind,
    phone: 'end',
    cell: (change) => <Tag tone={TONES[copy.kind(change)]}>{copy.kind(change)}</Tag>,
  },
  {
    key: 'before',
    head: copy.columns.before,
    figure: true,
    phone: 'wide',
    cell: ({ before }) => (
      <>
        <span className="stock-phone">{copy.columns.before}: </span>
        {copy.cars(before)}
      </>
    ),
  },
  {
    key: 'after',
    head: copy.columns.after,
    figure: true,
    phone: 'wide',
    cell: ({ after }) => (
      <>
        <span className="stock-phone">{copy.columns.after}: </span>
        {copy.cars(after)}
      </>
    ),
  },
];

type StockChangesProps = StockComparison & { isImporting: boolean; onImport: () => void };

/** Shows the changes of a checked file, and the button that stores them. */
export function StockChanges(props: StockChangesProps) {
  const { changes, same, isImporting, onImport } = props;
  if (changes.length === 0)
    return (
      <p className="notice" role="status">
        {copy.nothing}
      </p>
    );
  return (
    <section className="stock-changes" aria-labelledby="o-que-muda">
      <OutcomeWithFocus saying={copy.checked} />
      <h2 id="o-que-muda">{copy.changes}</h2>
      <DataTable
        caption={copy.caption}
        columns={COLUMNS}
        rows={changes}
        rowKey={({ version, paint }) => `${version} ${paint}`}
      />
      {same > 0 && <p className="soft">{copy.same(same)}</p>}
      <button
        type="button"
        className="btn"
        aria-busy={isImporting || undefined}
        onClick={() => isImporting || onImport()}
      >
        {isImporting ? copy.importing : copy.submit}
      </button>
    </section>
  );
}
