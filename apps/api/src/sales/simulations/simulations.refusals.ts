import { formatKm } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { Refusal, refuse } from '#platform/errors';
import { simulationsCopy } from './simulations.copy';
import {
  type BasketRow,
  lockOwned,
  type Owned,
  type Owner,
} from './simulations.repository';

/** 404 of a simulation that isn't there, or is somebody else's. */
export function notFound(): never {
  return refuse(
    'not-found',
    'Não encontramos essa simulação. Comece outra pelo carro que você quer.',
  );
}

/** A simulation that still takes changes: found, and not sent as a proposal. */
export function requireOpen(owned: Owned | null): Owned {
  const found = owned ?? notFound();
  if (found.simulation.contractedAt) throw alreadyProposal();
  return found;
}

/** The same, locked until the transaction ends. */
export async function lockOpen(tx: Database, owner: Owner, id: string): Promise<Owned> {
  return requireOpen(await lockOwned(tx, owner, id));
}

/**
 * 400 of a car that comes by the queue alone: its price is that of the day on which one
 * is called, so no cart can guarantee another.
 */
export function refuseQueued(modelName: string): never {
  const message = `O ${modelName} é só na pré-reserva: vale o preço do dia da sua vez. Entre na fila para guardar o seu lugar.`;
  return refuse('invalid', message, { notifications: [{ key: 'Version', message }] });
}

/**
 * 409 of a car that a cart holds by a turn in its queue, which has ended since or was
 * spent on another proposal.
 */
export function turnOver(modelName: string, until: string): Refusal {
  const message = simulationsCopy.turnOver(modelName, until);
  return new Refusal('conflict', message, {
    reason: 'turn-over',
    notifications: [{ key: 'Version', message }],
  });
}

/** 409 of a simulation that was sent: it takes no change and no second proposal. */
export function alreadyProposal(): Refusal {
  return new Refusal('conflict', 'Esta simulação já virou proposta. Veja na sua conta.', {
    reason: 'already-proposal',
  });
}

/**
 * 409 that says what the choice is now (spec §8 shows notifications of baskets); `changed`
 * says who of a shared cart was faster.
 */
export function refuseOutdated(
  { choice, term, km, revision }: BasketRow,
  changed = 'Esta simulação mudou em outra janela.',
): never {
  return refuse(
    'conflict',
    `${changed} Agora ela está assim: ${choice.versionName}, ${choice.paintName}, ${term} meses, ${formatKm(km)} por mês.`,
    {
      reason: 'basket-changed',
      notifications: [
        { key: 'Version', message: choice.versionName },
        { key: 'Color', message: choice.paintName },
        { key: 'Term', message: `${term} meses` },
        { key: 'Km', message: `${formatKm(km)} por mês` },
        {
          key: 'AddOn',
          message: choice.addOns.map(({ name }) => name).join(', ') || 'Sem opcionais',
        },
        { key: 'Revision', message: String(revision) },
      ],
    },
  );
}

/** 409 of a price that was read from another table; names the one of today. */
export function refuseOtherTable(today: string): never {
  refuse(
    'conflict',
    'A tabela de preços mudou. Veja o preço de agora antes de guardar.',
    {
      reason: 'price-table-changed',
      notifications: [{ key: 'PriceTable', message: today }],
    },
  );
}
