import { type OverdueMaintenance as Overdue } from '@site/api-contract';
import { pathInApp } from '@site/api-contract/site-map';
import { consultantContractPath } from '@site/api-contract/site-paths';
import { OverdueCars } from '@site/back-office/overdue-cars';
import { todayCopy } from './today.copy';

const copy = todayCopy.maintenance;

/** Cars whose maintenance is late and was not asked for, each with its contract. */
export function OverdueMaintenance({ cars }: { cars: readonly Overdue[] }) {
  if (cars.length === 0) return null;
  return (
    <section className="due-group" aria-labelledby="hoje-revisoes">
      <h2 id="hoje-revisoes">
        {copy.title} <span>{cars.length}</span>
      </h2>
      <p className="due-more">{copy.lead}</p>
      <OverdueCars
        cars={cars}
        pathOf={(id) => pathInApp('consultant-portal', consultantContractPath(id))}
      />
    </section>
  );
}
