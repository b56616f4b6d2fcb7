import { findStateById } from '@site/api-contract/brazil';
import { DEFAULT_PLACE, samePlace } from '@site/api-contract/pricing';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { findRegistration } from '../../identity/registration/registration.repository';
import { type SimulationRow } from '../simulations/simulations.repository';

/**
 * Refuses a simulation of the place that the list shows to everybody, and so of the
 * dealership nearest to it, where the customer lives elsewhere and was never asked.
 */
export async function refuseUnchosenPlace(
  tx: Database,
  simulation: SimulationRow,
  { userId, acceptedPlace }: { userId: string; acceptedPlace: true | undefined },
): Promise<void> {
  if (acceptedPlace || !samePlace(simulation, DEFAULT_PLACE)) return;
  const saved = await findRegistration(tx, userId);
  const uf = findStateById(saved?.stateId ?? 0)?.uf;
  if (saved?.city === DEFAULT_PLACE.city && uf === DEFAULT_PLACE.state) return;
  const message = `Esta simulação foi feita para ${DEFAULT_PLACE.city}, ${DEFAULT_PLACE.state}, que ninguém escolheu. Diga onde você quer o carro e envie de novo.`;
  refuse('invalid', message, {
    reason: 'place-unchosen',
    fields: [{ key: 'AcceptedPlace', message }],
    // A page from before the question has no field to say it at.
    notifications: [{ key: 'AcceptedPlace', message }],
  });
}
