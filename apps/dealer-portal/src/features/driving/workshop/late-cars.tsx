import { type OverdueMaintenance } from '@site/api-contract';
import { pathInApp } from '@site/api-contract/site-map';
import { dealerDeliveryPath } from '@site/api-contract/site-paths';
import { OverdueCars } from '@site/back-office/overdue-cars';
import { workshopCopy } from './workshop.copy';
import './late-cars.css';

const copy = workshopCopy.late;

/**
 * Cars of the dealership whose maintenance is late and was neither asked for nor booked. Each
 * leads to its delivery, where the customer's phone is.
 */
export function LateCars({ cars }: { cars: readonly OverdueMaintenance[] }) {
  if (cars.length === 0) return null;
  return (
    <section className="late-cars" aria-labelledby="revisoes-atrasadas">
      <h2 id="revisoes-atrasadas">{copy.title}</h2>
      <p className="soft">{copy.lead}</p>
      <OverdueCars
        cars={cars}
        pathOf={(id) => pathInApp('dealer-portal', dealerDeliveryPath(id))}
      />
    </section>
  );
}
