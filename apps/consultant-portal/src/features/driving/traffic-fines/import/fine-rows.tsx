import { useEffect, useRef } from 'react';
import { type FineRow } from '@site/api-contract';
import { pathInApp } from '@site/api-contract/site-map';
import {
  consultantContractPath,
  consultantFinePath,
} from '@site/api-contract/site-paths';
import { AppLink, type Column, DataTable, Tag } from '@site/ui';
import { trafficFinesCopy } from '../traffic-fines.copy';
import { importCopy as copy } from './import-fines.copy';
import '../traffic-fines.css';

const isIn = ({ outcome }: FineRow) => outcome === 'matched' || outcome === 'added';
const inPortal = (path: string) => pathInApp('consultant-portal', path);

const COLUMNS: Column<FineRow>[] = [
  {
    key: 'fine',
    head: copy.columns.fine,
    opens: true,
    cell: ({ line, fineId, noticeNumber, issuingBody }) => (
      <>
        {fineId === null ? (
          <b>{noticeNumber || copy.unnamed}</b>
        ) : (
          <AppLink className="link" to={inPortal(consultantFinePath(fineId))}>
            {noticeNumber}
          </AppLink>
        )}
        <small>{[issuingBody, copy.line(line)].filter(Boolean).join(', ')}</small>
      </>
    ),
  },
  {
    key: 'outcome',
    head: copy.columns.outcome,
    phone: 'wide',
    cell: ({ outcome, message }) => (
      <>
        <Tag tone={copy.outcomes[outcome].tone}>{copy.outcomes[outcome].label}</Tag>
        {message !== null && <small>{message}</small>}
      </>
    ),
  },
  {
    key: 'car',
    head: copy.columns.car,
    phone: 'wide',
    cell: ({ plate, infractionAt, amount }) => (
      <>
        {copy.plate(plate)}
        <small>
          {[
            ...(infractionAt === null ? [] : [copy.when(infractionAt)]),
            ...(amount === null ? [] : [trafficFinesCopy.money(amount)]),
          ].join(', ')}
        </small>
      </>
    ),
  },
  {
    key: 'whose',
    head: copy.columns.whose,
    phone: 'wide',
    cell: ({ contract }) =>
      contract && (
        <>
          <AppLink className="link" to={inPortal(consultantContractPath(contract.id))}>
            {contract.customerName}
          </AppLink>
          <small>
            {[contract.number, copy.drivers(contract.drivers)].filter(Boolean).join('. ')}
          </small>
        </>
      ),
  },
];

/** The outcome of a check or an import in words. */
export function FineRowsNotice({
  rows,
  isImported,
}: Pick<FineRowsProps, 'rows' | 'isImported'>) {
  const found = rows.filter(isIn).length;
  const others = rows.length - found;
  return (
    <p className={found > 0 ? 'notice notice--ok' : 'notice'}>
      {isImported
        ? copy.done(found, others)
        : found === 0
          ? copy.nothing
          : copy.found(found, others)}
    </p>
  );
}

type FineRowsProps = {
  rows: readonly FineRow[];
  isImported: boolean;
  isImporting: boolean;
  onImport: () => void;
};

/** The rows of a checked file, and the button that registers those with a contract. */
export function FineRows({ rows, isImported, isImporting, onImport }: FineRowsProps) {
  const found = rows.filter(isIn);
  const others = rows.filter((row) => !isIn(row));
  // The pressed button goes with the import.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isImported) heading.current?.focus();
  }, [isImported]);
  return (
    <section className="fine-rows" aria-labelledby="linhas-do-arquivo">
      <h2 ref={heading} id="linhas-do-arquivo" tabIndex={-1}>
        {copy.result}
      </h2>
      {!isImported && found.length > 0 && (
        <div className="fine-import">
          <button
            type="button"
            className="btn"
            aria-busy={isImporting || undefined}
            onClick={() => isImporting || onImport()}
          >
            {isImporting ? copy.submitting : copy.submit(found.length)}
          </button>
          <p className="soft">{copy.next}</p>
        </div>
      )}
      <DataTable
        caption={copy.caption}
        columns={COLUMNS}
        rows={[...others, ...found]}
        rowKey={({ line }) => String(line)}
      />
    </section>
  );
}
