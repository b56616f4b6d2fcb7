import { type SharedSimulation, type SharePreview } from '@site/api-contract';
import { centavosFromReais, formatCentavos } from '@site/api-contract/brazil';
import { decideGuarantee, planCondition } from '@site/api-contract/pricing';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { idOfSigned, signedId } from '#platform/security/signed-id';
import { notFound } from './simulations.refusals';
import {
  type BasketRow,
  findOwned,
  findShared,
  type Owner,
  type SimulationRow,
  toSimulation,
} from './simulations.repository';

/** Keys of a share link: `token` opens the simulation, `preview` shows car and price. */
export type ShareKeys = { token: string; preview: string };

const SIGNED_LETTERS = 44;

/**
 * The keys of a link to a simulation. The preview ends in the revision of the basket: its
 * address changes with each edit, so no cache of link previews shows the price before.
 */
export function shareKeys(
  config: Ports['config'],
  { id }: Pick<SimulationRow, 'id'>,
  { revision }: Pick<BasketRow, 'revision'>,
): ShareKeys {
  return {
    token: signedId(config, 'share', id),
    preview: `${signedId(config, 'preview', id)}${revision}`,
  };
}

/** The keys of a link to one's own simulation, which must have a car. */
export async function getShareKeys(
  { config }: Pick<Ports, 'config'>,
  db: Database,
  owner: Owner,
  id: string,
): Promise<ShareKeys> {
  const { simulation, basket } = (await findOwned(db, owner, id)) ?? notFound();
  return basket ? shareKeys(config, simulation, basket) : notFound();
}

/** Shows a shared simulation without its id, so that nobody can act on it. */
export async function openShared(
  ports: Pick<Ports, 'config' | 'clock'>,
  db: Database,
  token: string,
): Promise<SharedSimulation> {
  const id = idOfSigned(ports.config, 'share', token);
  const { id: _id, ...shared } = toSimulation(
    ports,
    (id && (await findShared(db, id))) || refuse('not-found', 'Este link não vale mais.'),
  );
  return shared;
}

/**
 * Car and price of a simulation for link previews, as they are now. Refused when the
 * simulation is gone, when it was edited after `preview` was given, and when its price is
 * not guaranteed any more.
 */
export async function getSharePreview(
  ports: Pick<Ports, 'config' | 'clock'>,
  db: Database,
  preview: string,
): Promise<SharePreview> {
  const id = idOfSigned(ports.config, 'preview', preview.slice(0, SIGNED_LETTERS));
  const found = (id && (await findShared(db, id))) || notFound();
  const { clientType, basket } = toSimulation(ports, found);
  if (!basket || !found.basket) return notFound();
  if (preview !== shareKeys(ports.config, found.simulation, found.basket).preview)
    return notFound();
  const { quote, modelSlug, modelName, versionName, paint, paintName, term, km } = basket;
  const { monthly, validUntil } = quote;
  if (decideGuarantee({ validUntil, now: ports.clock.now() }).kind === 'over')
    return notFound();
  return {
    modelSlug,
    modelName,
    versionName,
    paint,
    paintName,
    term,
    km,
    clientType,
    monthly,
    validUntil,
  };
}

/**
 * The picture of a shared simulation as PNG: the car in its paint, with its price, and the
 * instant until which the price is guaranteed. Refused as `getSharePreview`, and for a
 * model or paint that nobody drew.
 */
export async function drawSharePreview(
  ports: Pick<Ports, 'config' | 'clock' | 'drawings'>,
  db: Database,
  preview: string,
): Promise<{ picture: Buffer; validUntil: string }> {
  const shown = await getSharePreview(ports, db, preview);
  const monthly = formatCentavos(centavosFromReais(shown.monthly)).replace(/,00$/, '');
  const drawn = ports.drawings.share(shown, {
    price: `${monthly}/mês`,
    condition: planCondition(shown),
  });
  const picture = (await drawn) ?? notFound();
  return { picture, validUntil: shown.validUntil };
}
