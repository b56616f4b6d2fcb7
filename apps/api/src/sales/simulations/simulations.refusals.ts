import { formatDate, formatKm } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { Refusal, refuse } from '#platform/errors';
import { simulationsCopy } from './simulations.copy';
import {
  type BasketRow,
  lockOwned,
  type Owned,
  type Owner,
} from './simulations.repository';

/** The 404 of a simulation that does not exist or is somebody else's. */
export function notFound(): never {
  return refuse(
    'not-found',
    'Não encontramos essa simulação. Comece outra pelo carro que você quer.',
  );
}

/** Refuses unless the simulation exists and was not sent as a proposal. */
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
 * 400 for a car that is sold only by the queue: its price is that of the day of the call,
 * so no cart can guarantee one.
 */
export function refuseQueued(modelName: string): never {
  const message = `O ${modelName} é só na pré-reserva: vale o preço do dia da sua vez. Entre na fila para guardar o seu lugar.`;
  return refuse('invalid', message, { notifications: [{ key: 'Version', message }] });
}

/**
 * 409 for a car in a cart whose turn in the queue has ended or was used by another
 * proposal.
 */
export function turnOver(modelName: string, until: string): Refusal {
  const message = simulationsCopy.turnOver(modelName, until);
  return new Refusal('conflict', message, {
    reason: 'turn-over',
    notifications: [{ key: 'Version', message }],
  });
}

/** 409 for a simulation that was sent: it allows no change and no second proposal. */
export function alreadyProposal(): Refusal {
  return new Refusal('conflict', 'Esta simulação já virou proposta. Veja na sua conta.', {
    reason: 'already-proposal',
  });
}

/**
 * 409 with the present choice (spec §8 shows notifications of baskets); `changed` says
 * who changed it in a shared cart.
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

/** The 409 of a price whose guarantee has ended: it has to be calculated again first. */
export function guaranteeOver({ validUntil }: Pick<BasketRow, 'validUntil'>): Refusal {
  const message = `O preço valia até ${formatDate(validUntil)}. Recalcule a simulação para ver o preço de hoje.`;
  return new Refusal('conflict', message, {
    reason: 'guarantee-over',
    notifications: [{ key: 'Version', message }],
  });
}

/** 409 for a price that was read from another table; names today's. */
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
