import { type SalesFunnel } from '@site/api-contract';
import { formatCount } from '@site/api-contract/brazil';
import { deferred } from '@site/ui';
import { FUNNEL_STEPS } from './funnel-steps';
import { monthTitle } from './month-title';
import { salesFunnelCopy as copy } from './sales-funnel.copy';

const FunnelChart = deferred(async () => (await import('./funnel-chart')).FunnelChart);

/** All steps of both months as bars, with a table of the same numbers beside them. */
export function FunnelTotal({ funnel }: { funnel: SalesFunnel }) {
  const { current, previous, currentMonth, previousMonth } = funnel;
  const [now, before] = [monthTitle(currentMonth), monthTitle(previousMonth)];
  return (
    <section className="results-part" aria-labelledby="resultados-total">
      <h2 id="resultados-total">{copy.total}</h2>
      <div className="results-total">
        <div className="results-chart">
          <FunnelChart
            current={current}
            previous={previous}
            label={copy.chart(now, before)}
          />
        </div>
        <table className="results-months">
          <caption className="vh">{copy.totalCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{copy.step}</th>
              <th scope="col" data-month="current">
                {copy.untilNow(now)}
              </th>
              <th scope="col" data-month="previous">
                {before}
              </th>
            </tr>
          </thead>
          <tbody>
            {FUNNEL_STEPS.map((step) => (
              <tr key={step}>
                <th scope="row">{copy.steps[step]}</th>
                <td>{formatCount(current[step])}</td>
                <td>{formatCount(previous[step])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
