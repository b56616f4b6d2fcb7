import { type DeliveryEstimate } from '@site/api-contract';
import { money } from '../simulation.copy';
import { findDaysWithoutCar } from './find-days-without-car';
import { renewalCopy as copy } from './renewal.copy';
import { aboveToday, useRenewed } from './use-renewed';
import './renewal.css';

export type RenewalPlanProps = {
  /** The plan that is being configured or subscribed. */
  next: {
    versionName: string;
    monthly: number;
    term: number;
    km: number;
    delivery: DeliveryEstimate;
  };
};

/**
 * Compares the plan of the contract to renew with the new one (docs/product/driving.md);
 * empty without such a contract.
 */
export function RenewalPlan({ next }: RenewalPlanProps) {
  const today = useRenewed();
  if (!today) return null;
  const gap = findDaysWithoutCar(today, next.delivery);
  const rows = [
    [copy.car, today.versionName, next.versionName],
    [copy.monthly, money(today.monthly), money(next.monthly)],
    [copy.term, copy.months(today.term), copy.months(next.term)],
    [copy.km, copy.kmOf(today.km), copy.kmOf(next.km)],
  ] as const;
  return (
    <section className="renewal" aria-labelledby="renovacao-titulo">
      <h2 id="renovacao-titulo">{copy.title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{copy.what}</span>
            </th>
            <th scope="col">{copy.today}</th>
            <th scope="col">{copy.next}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, before, after]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{before}</td>
              <td>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <b>{copy.difference(aboveToday(today, next.monthly))}</b> {copy.note}
      </p>
      {gap && <p className="notice notice--warn">{copy.gap(gap, today.monthly)}</p>}
    </section>
  );
}
