import { useGetExitQuotesQuery } from '@site/api-client';
import { type ContractDetail } from '@site/contracts';
import { formatBRL } from '@site/contracts/brazil';
import { Answered } from '@site/shell/answered';
import { Skeleton } from '@site/ui';
import { contractCopy as copy } from './contract.copy';
import { exitCostSpans } from './exit-cost-spans';

/** What leaving costs today and in each month, as the simulator showed it (product.md §9.2). */
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
        <Answered
          answer={quotes}
          failed={copy.exitFailed}
          wait={<Skeleton shape="row" count={3} />}
        >
          {(data) => (
            <table className="table">
              <thead>
                <tr>
                  <th scope="col">{copy.exitMonth}</th>
                  <th scope="col" className="num">
                    {copy.exitCost}
                  </th>
                </tr>
              </thead>
              <tbody>
                {exitCostSpans(data.quotes).map(({ from, to, cost }) => (
                  <tr key={from} data-on={isIn(data.month, from, to) ? '' : undefined}>
                    <th scope="row">{copy.exitSpan(from, to)}</th>
                    <td className="num">{formatBRL(cost)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </Answered>
      </details>
    </section>
  );
}

const isIn = (month: number, from: number, to: number) => month >= from && month <= to;
