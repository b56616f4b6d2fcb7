import { type CarReturn } from '@site/api-contract';
import { reaisFromCentavos as reais } from '@site/api-contract/brazil';
import { type HomeAnswer, wearLabel } from '@site/api-contract/driving';
import { damageCosts } from '../../contracts/contracts/end/damage-costs.rules';
import { rowsOfContract } from './return.rules';
import { type HomePhotoRow, type ReturnFacts } from './returns.repository';

/**
 * The customer's photos from home with the damages named in them, each at the highest price
 * of the contract's table, and the answers of the inspection.
 */
export function estimateOf(
  facts: ReturnFacts,
): Pick<CarReturn, 'homePhotos' | 'estimate'> {
  const rows = rowsOfContract(facts);
  if (!rows) return {};
  const named = facts.homePhotos.flatMap((photo) => {
    const row = rows.find(({ key }) => key === photo.wearRow);
    const quantity = photo.quantity ?? 1;
    return row ? [{ photo, row, quantity, centavos: row.centavos * quantity }] : [];
  });
  const costs = damageCosts(
    named.map(({ row, centavos }) => ({ centavos, isInsured: row.isInsured })),
    facts.contract.terms.deductibleCentavos,
  );
  return {
    homePhotos: facts.homePhotos.map((photo) => {
      const at = named.findIndex((one) => one.photo === photo);
      const damage = named[at];
      return {
        id: photo.id,
        takenAt: photo.createdAt.toISOString(),
        ...(damage && {
          damage: {
            row: damage.row.key,
            label: wearLabel(damage.row, damage.quantity),
            quantity: damage.quantity,
            price: reais(damage.centavos),
            cost: reais(costs[at] ?? 0),
          },
        }),
        ...answerOf(photo, facts),
      };
    }),
    ...(named.length > 0 && {
      estimate: reais(costs.reduce((sum, cost) => sum + cost, 0)),
    }),
  };
}

function answerOf(
  { answeredAt, damageId, reason, wearRow, quantity }: HomePhotoRow,
  { damages }: ReturnFacts,
): { answer?: HomeAnswer; reason?: string; damageId?: string } {
  if (!answeredAt) return {};
  const damage = damages.find(({ id }) => id === damageId);
  const isSame = damage?.wearRow === wearRow && damage?.quantity === quantity;
  return {
    answer: !damage ? 'sem-custo' : isSame ? 'confirmado' : 'corrigido',
    ...(reason && { reason }),
    ...(damage && { damageId: damage.id }),
  };
}
