import { type WearDamageForm } from '@site/api-contract';
import { centavosFromReais, formatCentavos } from '@site/api-contract/brazil';
import { type PricedWearRow } from '@site/api-contract/driving';
import { refuseFields } from '#platform/errors';
import { rowsOfContract } from '../return.rules';
import { type HomePhotoRow, type ReturnFacts } from '../returns.repository';
import { refuseUnready } from '../returns.service';

/**
 * The row of a damage. Refused at its field: a row that the contract's table does not have
 * or an add-on pays for, more units than the car has, a quote above the table, and a photo
 * that is not of this inspection.
 */
export function requireInTable(
  facts: ReturnFacts,
  { row: key, quantity, quote, photo }: WearDamageForm,
): PricedWearRow {
  const rows = rowsOfContract(facts);
  if (!rows) return refuseUnready('Este contrato foi assinado antes da tabela de danos.');
  const row = rows.find((one) => one.key === key);
  if (!row)
    return refuseFields([
      { key: 'Row', message: 'Escolha o dano na tabela do contrato.' },
    ]);
  if (row.isPaidByAddOn)
    return refuseFields([
      {
        key: 'Row',
        message: 'Um opcional do contrato paga este dano: não há o que cobrar.',
      },
    ]);
  const noted = facts.damages
    .filter(({ wearRow }) => wearRow === key)
    .reduce((sum, damage) => sum + (damage.quantity ?? 0), 0);
  if (noted + quantity > row.most)
    return refuseFields([{ key: 'Quantity', message: tooMany(row.most, noted) }]);
  const most = row.centavos * quantity;
  if (centavosFromReais(quote) > most)
    return refuseFields([
      {
        key: 'Quote',
        message: `A tabela do contrato cobra no máximo ${formatCentavos(most)} por este dano.`,
      },
    ]);
  if (!facts.photos.some(({ id }) => id === photo))
    return refuseFields([{ key: 'Photo', message: 'Escolha uma foto desta vistoria.' }]);
  return row;
}

function tooMany(most: number, noted: number): string {
  return noted === 0
    ? `A tabela vai até ${most} deste dano.`
    : `A tabela vai até ${most} deste dano, e ${noted} já ${noted === 1 ? 'está anotado' : 'estão anotados'}.`;
}

/** A photo that shows a noted damage stays as long as the damage. */
export function refuseShownPhoto({ damages }: ReturnFacts, photoId: string): void {
  const shown = damages.find((damage) => damage.photoId === photoId);
  if (shown)
    refuseUnready(`Esta foto mostra o dano ${shown.label}. Apague antes o dano.`);
}

/**
 * The photo of the customer's estimate that a damage answers; null for another damage.
 * Refused at its field: a photo that is answered or names no damage, and a correction
 * without a reason.
 */
export function requireAnswer(
  { homePhotos }: ReturnFacts,
  { homePhoto, row, quantity, reason }: WearDamageForm,
): HomePhotoRow | null {
  if (!homePhoto) return null;
  const estimated = homePhotos.find(({ id }) => id === homePhoto);
  if (!estimated?.wearRow || estimated.answeredAt)
    return refuseFields([
      { key: 'HomePhoto', message: 'Escolha um dano da estimativa que espera resposta.' },
    ]);
  const isSame = estimated.wearRow === row && estimated.quantity === quantity;
  if (!isSame && !reason)
    return refuseFields([{ key: 'Reason', message: 'Diga ao cliente por que mudou.' }]);
  return estimated;
}

/** Damages of the customer's estimate that the inspection has not answered. */
export function openEstimates({ homePhotos }: Pick<ReturnFacts, 'homePhotos'>) {
  return homePhotos.filter(({ wearRow, answeredAt }) => wearRow && !answeredAt);
}
