import { useListPricesQuery } from '@site/api-client';
import { type VehicleClass } from '@site/api-contract';
import { filtersCopy as copy } from './filter/filters.copy';

export type CompaniesOnlyProps = {
  classes: readonly VehicleClass[];
  onCompany: () => void;
};

/**
 * At the end of the list the models that only companies can subscribe: those that have a
 * price today but are missing in the catalogue for people.
 */
export function CompaniesOnly({ classes, onCompany }: CompaniesOnlyProps) {
  const { data: prices = [] } = useListPricesQuery();
  const sold = new Set(
    classes.flatMap(({ vehicleModels }) => vehicleModels.map(({ name }) => name)),
  );
  const others = prices
    .map(({ annataModel }) => annataModel)
    .filter((name) => !sold.has(name));
  if (others.length === 0) return null;
  return (
    <li className="companies-only">
      <p>
        <b>{copy.companiesOnly(others)}</b>{' '}
        <button type="button" className="link" onClick={onCompany}>
          {copy.seeCompanies}
        </button>
      </p>
    </li>
  );
}
