import { type ClientType } from '@site/api-contract';
import { clientTypesOf } from '../../../catalog/price-tables/current-price-table';
import { type addOns } from '../../../catalog/vehicles/vehicles.table';

type AddOn = Pick<typeof addOns.$inferSelect, 'slug' | 'name' | 'clientTypes'>;

/** The chosen add-on that is not sold to the client type; null when all are sold. */
export function unsoldAddOn(
  all: readonly AddOn[],
  chosen: readonly string[],
  clientType: ClientType,
): string | null {
  const unsold = all.find(
    ({ slug, clientTypes }) =>
      chosen.includes(slug) && !clientTypesOf(clientTypes).includes(clientType),
  );
  const only = clientType === 1 ? 'empresas' : 'pessoas físicas';
  return unsold
    ? `${unsold.name} é só para ${only}. Tire esse opcional da simulação.`
    : null;
}
