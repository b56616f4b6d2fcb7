import { MOST_OVERDUE, type OverdueMaintenance } from '@site/api-contract';
import { AppLink } from '@site/ui';
import { overdueCarsCopy as copy } from './overdue-cars.copy';
import './overdue-cars.css';

type OverdueCarsProps = {
  cars: readonly OverdueMaintenance[];
  /** Path in the app of the page of a contract's car. */
  pathOf: (contractId: string) => string;
};

/** Cars whose maintenance is late and was not asked for, each with its page. */
export function OverdueCars({ cars, pathOf }: OverdueCarsProps) {
  return (
    <>
      <ul className="overdue-cars">
        {cars.map(({ contractId, who, about, dueOn, dueKm }) => (
          <li key={contractId}>
            <AppLink className="link" to={pathOf(contractId)}>
              {copy.of(who, about)}
            </AppLink>{' '}
            <span className="num">{copy.was(dueOn, dueKm)}</span>
          </li>
        ))}
      </ul>
      {cars.length === MOST_OVERDUE && <p className="soft">{copy.more(MOST_OVERDUE)}</p>}
    </>
  );
}
