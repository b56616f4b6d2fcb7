import { formatDateTime } from '@site/api-contract/brazil';
import { type StockChange } from '@site/api-contract/catalog';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import {
  findLine,
  findNewestChange,
  listReserving,
  type StockLine,
} from './stock.repository';

function freeNow(count: number): string {
  if (count === 0) return 'Agora não há carro livre.';
  return `Agora há ${count === 1 ? '1 carro livre' : `${count} carros livres`}.`;
}

const WHO: Record<Exclude<StockChange, 'signature'>, (name: string | null) => string> = {
  DEALER: (name) => name ?? 'Alguém da loja',
  CONSULTANT: () => 'A equipe de consultores',
  operations: () => 'A equipe de operações',
  release: () => 'O cancelamento de um contrato',
};

/**
 * Refuses to remove a car where none is free; names the contract that holds the newest
 * one, if any.
 */
export async function refuseNoneFree(tx: Database, line: StockLine): Promise<never> {
  const [newest] = await listReserving(tx, line);
  if (newest) return refuseReserved(newest, 0);
  return refuse('conflict', 'Não há carro livre para retirar.', {
    reason: 'changed-meanwhile',
  });
}

function refuseReserved(
  { number, at }: { number: string; at: Date },
  free: number,
): never {
  return refuse(
    'conflict',
    `O contrato ${number} reservou este carro em ${formatDateTime(at)}, e carro reservado não sai do estoque. ${freeNow(free)}`,
    { reason: 'car-reserved' },
  );
}

/**
 * Refuses a change that was based on an older number: somebody changed it, or a signature
 * took a car.
 */
export async function refuseMoved(tx: Database, line: StockLine): Promise<never> {
  const now = await findLine(tx, line);
  const free = now?.quantity ?? 0;
  if (now?.changedAs === 'signature') {
    const [newest] = await listReserving(tx, line);
    if (newest) return refuseReserved(newest, free);
  }
  const by =
    now?.changedAs && now.changedAs !== 'signature'
      ? `${WHO[now.changedAs](now.changedName)} mudou este carro em ${formatDateTime(now.changedAt)}.`
      : 'Este carro mudou.';
  return refuse('conflict', `${by} ${freeNow(free)}`, { reason: 'changed-meanwhile' });
}

/** The same, for changes after a file was checked. */
export async function refuseMovedSinceCheck(
  tx: Database,
  dealershipId: number,
): Promise<never> {
  const newest = await findNewestChange(tx, dealershipId);
  const by = !newest?.changedAs
    ? 'O estoque mudou depois da conferência.'
    : newest.changedAs === 'signature'
      ? `Um contrato reservou um carro em ${formatDateTime(newest.changedAt)}.`
      : `${WHO[newest.changedAs](newest.changedName)} mudou o estoque em ${formatDateTime(newest.changedAt)}.`;
  return refuse(
    'conflict',
    `${by} Nada foi gravado: confira o arquivo de novo para ver o que muda agora.`,
    { reason: 'changed-meanwhile' },
  );
}
