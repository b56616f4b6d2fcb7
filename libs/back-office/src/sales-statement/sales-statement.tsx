import { type ReactNode } from 'react';
import { useGetSalesStatementQuery } from '@site/api-client';
import {
  exportSalesStatement,
  type SalesStatement as Statement,
  type StatementEntry,
} from '@site/api-contract';
import {
  addMonths,
  formatBRL,
  formatMonth,
  saoPauloDay,
} from '@site/api-contract/brazil';
import { useSiteActions } from '@site/shell';
import { QueryState } from '@site/shell/query-state';
import { SaveFileButton } from '@site/shell/save-file-button';
import {
  ChoiceFilter,
  DataTable,
  Empty,
  Figures,
  Filters,
  Skeleton,
  useAddressFilters,
} from '@site/ui';
import { salesStatementCopy as copy } from './sales-statement.copy';
import { entryColumns, rateColumns, sellerColumns } from './statement-columns';
import './sales-statement.css';

type SalesStatementProps = {
  /** Id of the dealership; absent for the own one of its staff. */
  dealership?: string;
  /** The own sales of a seller: no column and no sums of colleagues. */
  isSeller?: boolean;
  /** Page of an entry's contract or proposal; null for viewers who may not open it. */
  pathOf: ((entry: StatementEntry) => string) | null;
  /** Further filters, before the month. */
  filters?: ReactNode;
  /** The form for a new rate, below the rates; absent for viewers who set none. */
  rateForm?: (statement: Statement) => ReactNode;
};

/**
 * The statement of a month that the address names, `mes=2026-11`, else of the newest month
 * with a sale.
 */
export function SalesStatement({
  dealership,
  isSeller = false,
  pathOf,
  filters,
  rateForm,
}: SalesStatementProps) {
  const { now } = useSiteActions();
  const { params, change } = useAddressFilters<'mes'>();
  const asked = params.get('mes') ?? '';
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.test(asked) ? asked : undefined;
  const query = { ...(month && { month }), ...(dealership && { dealership }) };
  const answer = useGetSalesStatementQuery(
    { query },
    { refetchOnMountOrArgChange: true },
  );
  const present =
    month ?? answer.currentData?.month ?? saoPauloDay(new Date(now())).slice(0, 7);
  return (
    <>
      <title>{copy.title}</title>
      <div className="page-head">
        <div>
          <h1>{copy.title}</h1>
          <p>{isSeller ? copy.leadOfSeller : copy.leadOfShop}</p>
        </div>
        <div className="actions">
          <SaveFileButton
            call={exportSalesStatement}
            request={{ query: { ...query, month: present } }}
            words={copy.file}
            isSmall
          />
        </div>
      </div>
      <Filters>
        {filters}
        <ChoiceFilter
          id="mes"
          label={copy.month}
          value={present}
          options={monthsOf(answer.data, present).map((one) => [one, formatMonth(one)])}
          onChoose={(chosen) => change('mes', chosen)}
        />
      </Filters>
      <QueryState
        answer={answer}
        failed={copy.failed}
        gone={<Empty slim title={copy.gone} />}
        wait={<Skeleton shape="row" count={6} />}
      >
        {(shown) => (
          <>
            {!month && shown.month < shown.currentMonth && (
              <p className="statement-newest">{copy.newest(shown.currentMonth)}</p>
            )}
            <Shown
              statement={shown}
              isSeller={isSeller}
              pathOf={pathOf}
              rateForm={rateForm}
            />
          </>
        )}
      </QueryState>
    </>
  );
}

/** Months from the newest to the first sale, with the one that is shown. */
function monthsOf(statement: Statement | undefined, shown: string): string[] {
  if (!statement) return [shown];
  const { firstMonth, currentMonth } = statement;
  const months = new Set([shown]);
  for (
    let month = currentMonth;
    month >= firstMonth;
    month = addMonths(`${month}-01`, -1).slice(0, 7)
  )
    months.add(month);
  return [...months].sort().reverse();
}

type ShownProps = Pick<SalesStatementProps, 'isSeller' | 'pathOf' | 'rateForm'> & {
  statement: Statement;
};

function Shown({ statement, isSeller = false, pathOf, rateForm }: ShownProps) {
  const { month, entries, sellers, rates, today, dealershipName } = statement;
  const { commission, earned, sales, returned, takenBack } = statement;
  return (
    <>
      {entries.length === 0 ? (
        <Empty slim title={copy.empty(month)} text={copy.emptyText} />
      ) : (
        <>
          <Figures
            items={[
              {
                label: copy.figures.commission,
                value: formatBRL(commission),
                note: copy.figures.ofMonth(month),
              },
              {
                label: copy.figures.earned,
                value: formatBRL(earned),
                note: copy.figures.sales(sales),
              },
              {
                label: copy.figures.returned,
                value: formatBRL(returned),
                note: copy.figures.takenBack(takenBack),
              },
            ]}
          />
          <section className="statement-part" aria-labelledby="extrato-linhas">
            <h2 id="extrato-linhas">{copy.entries}</h2>
            <DataTable
              caption={copy.entriesCaption}
              columns={entryColumns({ pathOf, isSeller, shop: dealershipName })}
              rows={entries}
              rowKey={({ contractId, kind }) => `${contractId} ${kind}`}
            />
          </section>
          {!isSeller && sellers.length > 1 && (
            <section className="statement-part" aria-labelledby="extrato-vendedores">
              <h2 id="extrato-vendedores">{copy.sellers}</h2>
              <DataTable
                caption={copy.sellersCaption}
                columns={sellerColumns}
                rows={sellers}
                rowKey={({ sellerId }) => sellerId ?? ''}
              />
            </section>
          )}
        </>
      )}
      <section className="statement-part statement-rates" aria-labelledby="extrato-taxa">
        <h2 id="extrato-taxa">{copy.rates}</h2>
        <p>{copy.rule}</p>
        {rates.length === 0 ? (
          <p>{copy.noRates}</p>
        ) : (
          <DataTable
            caption={copy.ratesCaption}
            columns={rateColumns(today)}
            rows={rates}
            rowKey={({ from, setAt }) => `${from} ${setAt}`}
          />
        )}
        {rateForm?.(statement)}
      </section>
    </>
  );
}
