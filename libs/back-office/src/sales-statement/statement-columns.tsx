import { type SalesStatement, type StatementEntry } from '@site/api-contract';
import { formatBRL, formatCount, formatDate } from '@site/api-contract/brazil';
import { AppLink, type Column } from '@site/ui';
import { percentText, salesStatementCopy as copy } from './sales-statement.copy';

type Seller = SalesStatement['sellers'][number];
type Rate = SalesStatement['rates'][number];

/**
 * Columns of the entries. `pathOf` gives the page of an entry's contract or proposal;
 * null for viewers who may not open it. A dealership is named where it is not `shop`.
 */
export function entryColumns({
  pathOf,
  isSeller,
  shop,
}: {
  pathOf: ((entry: StatementEntry) => string) | null;
  isSeller: boolean;
  shop: string;
}): Column<StatementEntry>[] {
  const columns: (Column<StatementEntry> | null)[] = [
    {
      key: 'contract',
      head: copy.columns.contract,
      opens: true,
      cell: (entry) => (
        <>
          {pathOf ? (
            <AppLink to={pathOf(entry)}>{entry.contractNumber}</AppLink>
          ) : (
            entry.contractNumber
          )}
          {entry.customerName && <small>{entry.customerName}</small>}
          {entry.kind === 'estorno' && <small>{copy.takenBackOf(entry.soldOn)}</small>}
        </>
      ),
    },
    {
      key: 'day',
      head: copy.columns.day,
      phone: 'start',
      cell: ({ day }) => formatDate(day),
    },
    {
      key: 'car',
      head: copy.columns.car,
      phone: 'wide',
      cell: ({ versionName, dealershipName }) => (
        <>
          {versionName}
          {dealershipName !== shop && <small>{dealershipName}</small>}
        </>
      ),
    },
    isSeller
      ? null
      : {
          key: 'seller',
          head: copy.columns.seller,
          phone: 'start',
          cell: ({ sellerName }) => sellerName ?? copy.noSeller,
        },
    {
      key: 'basis',
      head: copy.columns.basis,
      figure: true,
      phone: 'hide',
      cell: ({ basis }) => formatBRL(basis),
    },
    {
      key: 'rate',
      head: copy.columns.rate,
      figure: true,
      phone: 'hide',
      cell: ({ rate }) => (rate === null ? copy.noRate : percentText(rate)),
    },
    {
      key: 'commission',
      head: copy.columns.commission,
      figure: true,
      phone: 'end',
      cell: ({ commission, basis, rate }) => (
        <>
          <b>{formatBRL(commission)}</b>
          <small className="statement-phone">
            {rate === null ? copy.noRate : copy.rateOf(rate, basis)}
          </small>
        </>
      ),
    },
  ];
  return columns.filter((column) => column !== null);
}

export const sellerColumns: Column<Seller>[] = [
  {
    key: 'seller',
    head: copy.sellerColumns.seller,
    cell: ({ sellerName, sales, takenBack }) => (
      <>
        {sellerName ?? copy.noSeller}
        <small className="statement-phone">{copy.counts(sales, takenBack)}</small>
      </>
    ),
  },
  {
    key: 'sales',
    head: copy.sellerColumns.sales,
    figure: true,
    phone: 'hide',
    cell: ({ sales }) => formatCount(sales),
  },
  {
    key: 'takenBack',
    head: copy.sellerColumns.takenBack,
    figure: true,
    phone: 'hide',
    cell: ({ takenBack }) => formatCount(takenBack),
  },
  {
    key: 'commission',
    head: copy.columns.commission,
    figure: true,
    phone: 'end',
    cell: ({ commission }) => <b>{formatBRL(commission)}</b>,
  },
];

/** Columns of the rates; `today` is the day of São Paulo. */
export function rateColumns(today: string): Column<Rate>[] {
  return [
    {
      key: 'from',
      head: copy.rateColumns.from,
      phoneName: copy.rateColumns.from,
      cell: ({ from, isReplaced }) => (
        <>
          {formatDate(from)}
          {isReplaced ? (
            <small>{copy.isReplaced}</small>
          ) : (
            from > today && <small>{copy.isToCome}</small>
          )}
        </>
      ),
    },
    {
      key: 'rate',
      head: copy.rateColumns.rate,
      figure: true,
      phone: 'end',
      cell: ({ rate }) => <b>{percentText(rate)}</b>,
    },
    {
      key: 'setAt',
      head: copy.rateColumns.setAt,
      phone: 'wide',
      phoneName: copy.rateColumns.setAt,
      cell: ({ setAt, setBy }) => (
        <>
          {formatDate(new Date(setAt))}
          {setBy && <small>{copy.setBy(setBy)}</small>}
        </>
      ),
    },
  ];
}
