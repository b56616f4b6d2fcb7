import { type Place } from '@site/api-contract';
import { notServedText } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { refuse, refuseFields } from '#platform/errors';
import { type Ports } from '#platform/ports';
import {
  findNearestCity,
  hasDealershipIn,
  isServed,
} from '../../../catalog/dealerships/dealerships-near';
import { isCityOfCeps } from '../../../identity/addresses/addresses.rules';

/** Refuses a place in an unknown city, or where no dealership delivers. */
export async function requirePlace(
  ports: Pick<Ports, 'catalogue' | 'config'>,
  db: Database,
  place: Place,
): Promise<void> {
  await requireCity(db, place);
  await requireServed(ports, db, place);
}

/**
 * Refuses a place whose name no CEP and no dealership has: mails contain the name and go
 * to addresses that anybody may type, so it must not be the sender's own text
 * (security-requirements E3).
 */
async function requireCity(db: Database, { city, state }: Place): Promise<void> {
  if (isCityOfCeps(city, state) || (await hasDealershipIn(db, city, state))) return;
  const message = 'Não conhecemos essa cidade. Informe o CEP da entrega.';
  refuseFields([{ key: 'City', message }]);
}

/**
 * Refuses a place where no dealership delivers, and names the nearest one
 * (docs/product/catalog.md).
 */
async function requireServed(
  { catalogue, config }: Pick<Ports, 'catalogue' | 'config'>,
  db: Database,
  place: Place,
): Promise<void> {
  const { keep } = await catalogue.now(db);
  const { served } = await keep(
    `served ${place.latitude} ${place.longitude}`,
    async () => ({ served: await isServed(db, place, config.AREA_SUPPORT_KM) }),
  );
  if (served) return;
  const nearest = await findNearestCity(db, place);
  const message = notServedText(`em ${place.city}`, nearest);
  refuse('invalid', message, { fields: [{ key: 'City', message }] });
}
