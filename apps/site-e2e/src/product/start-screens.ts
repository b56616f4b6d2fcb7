import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ANY_PORTS, APPS } from '../../../../tools/workspace/process/apps.mjs';
import { momentOfPhotographs } from '../screens/stand-still';
import { moveClockTo } from './move-clock';
import startProduct from './start-product';

/** Always the same, since links that a page shows name it. */
const GATEWAY_PORT = 20_080;

/**
 * Starts the product whose screens are photographed: that of the `dist` folder in
 * SCREENS_DIST, else this tree's. Both begin with the same data, at noon of tomorrow.
 */
export default async function startScreens(): Promise<(() => Promise<void>) | undefined> {
  const dist = process.env['SCREENS_DIST'];
  // The apps draw screens or answer them; other programs, and an app that is newer than
  // that commit, come from this tree.
  const folders = dist
    ? Object.fromEntries(
        APPS.map((app) => [app, join(dist, 'apps', app)] as const).filter(([, folder]) =>
          existsSync(folder),
        ),
      )
    : {};
  const stop = await startProduct(undefined, {
    folders,
    ports: { ...ANY_PORTS, gateway: GATEWAY_PORT },
  });
  await moveClockTo(momentOfPhotographs());
  return stop;
}
