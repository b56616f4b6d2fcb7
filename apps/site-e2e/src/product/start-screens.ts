import { join } from 'node:path';
import { addDays, saoPauloDay } from '@site/api-contract/brazil';
import { moveClockToNoon } from './move-clock';
import startProduct, { ANY_PORTS } from './start-product';

/** Programs that draw screens or answer them; the others come from this tree. */
const COMPARED = ['public-site', 'dealer-portal', 'consultant-portal', 'api'];

/** Always the same, since links that a page shows name it. */
const GATEWAY_PORT = 20_080;

/**
 * Starts the product whose screens are photographed: that of the `dist` folder in
 * SCREENS_DIST, else this tree's. Both begin with the same data, at noon of tomorrow.
 */
export default async function startScreens(): Promise<(() => Promise<void>) | undefined> {
  const dist = process.env['SCREENS_DIST'];
  const folders = dist
    ? Object.fromEntries(COMPARED.map((name) => [name, join(dist, 'apps', name)]))
    : {};
  const stop = await startProduct(undefined, {
    folders,
    ports: { ...ANY_PORTS, gateway: GATEWAY_PORT },
  });
  await moveClockToNoon(addDays(saoPauloDay(new Date()), 1));
  return stop;
}
