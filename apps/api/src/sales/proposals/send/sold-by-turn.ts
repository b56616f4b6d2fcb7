import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { holdTurn, isSoldByQueue } from '../../reservations/turns';
import { refuseTurnOver } from '../../simulations/simulations.refusals';
import { type BasketRow, type Owner } from '../../simulations/simulations.repository';

/**
 * The place on whose turn a car of a queue is sent, held until it is; null where the car
 * needs none, since the queue has ended or the cart is older than it.
 */
export async function holdTurnOf(
  ports: Pick<Ports, 'clock'>,
  tx: Database,
  owner: Owner,
  { choice, quote }: BasketRow,
): Promise<string | null> {
  const { turn: held } = quote.delivery;
  const { modelSlug, modelName } = choice;
  if (!held || !(await isSoldByQueue(tx, modelSlug))) return null;
  const placeId = await holdTurn(ports, tx, { modelSlug, holder: owner, held });
  return placeId ?? refuseTurnOver(modelName, held.until);
}
