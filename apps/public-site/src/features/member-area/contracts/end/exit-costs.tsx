import { useGetExitQuotesQuery } from '@site/api-client';
import { type ContractDetail } from '@site/api-contract';
import { formatBRL } from '@site/api-contract/brazil';
import { QueryState } from '@site/shell/query-state';
import { type Column, DataTable, Skeleton } from '@site/ui';
import { contractCopy as copy } from '../contract.copy';
import { type ExitCostSpan, exitCostSpans } from './exit-cost-spans';

const COLUMNS: Column<ExitCostSpan>[] = [
  {
    key: 'month',
    head: copy.exitMonth,
    cell: ({ from, to }) => copy.exitSpan(from, to),
  },
  {
    key: 'cost',
    head: copy.exitCost,
    cell: ({ cost }) => formatBRL(cost),
    figure: true,
    phone: 'end',
  },
];

const keyOf = ({ from }: ExitCostSpan) => String(from);

/**
 * The cost of ending the contract today and in each month, as the simulator showed it
 * (docs/product/contracts.md).
 */
export function ExitCosts({
  contract: { id, exit, withdrawal },
}: {
  contract: ContractDetail;
}) {
  const quotes = useGetExitQuotesQuery({ params: { id } });
  return (
    <section className="member-sec" aria-labelledby="contrato-saida">
      <header className="member-head">
        <h2 id="contrato-saida">{copy.exit}</h2>
      </header>
      {exit && (
        <p className="contract-exit">
          {withdrawal?.kind === 'livre'
            ? copy.exitFree(exit.cost)
            : copy.exitNow(exit.cost)}
        </p>
      )}
      <p className="soft">{copy.exitRule}</p>
      <details className="contract-exit-all">
        <summary>{copy.exitTable}</summary>
        <QueryState
          answer={quotes}
          failed={copy.exitFailed}
          wait={<Skeleton shape="row" count={3} />}
        >
          {(data) => (
            <DataTable
              caption={copy.exitTable}
              columns={COLUMNS}
              rows={exitCostSpans(data.quotes)}
              rowKey={keyOf}
              selectedKey={keyIn(data)}
            />
          )}
        </QueryState>
      </details>
    </section>
  );
}

/** Key of the row that contains the present month of the contract. */
function keyIn({
  month,
  quotes,
}: {
  month: number;
  quotes: Parameters<typeof exitCostSpans>[0];
}) {
  const now = exitCostSpans(quotes).find(({ from, to }) => month >= from && month <= to);
  return now && keyOf(now);
}
