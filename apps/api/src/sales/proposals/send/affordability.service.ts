import { type Affordability } from '@site/api-contract';
import { reaisFromCentavos } from '@site/api-contract/brazil';
import { leastIncomeCentavos, mostMonthlyCentavos } from '@site/api-contract/pricing';
import { isReasonOfIncome } from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import {
  findCurrentPriceTable,
  personTypeOf,
} from '../../../catalog/price-tables/current-price-table';
import { listLowestPrices } from '../../../catalog/vehicles/vehicles.repository';
import { type EventRow, type ProposalRow } from '../proposals.repository';
import { type CommitmentRow, monthlyOfAll } from './commitments.repository';

/**
 * The figures behind a refusal for low income, as of today: the room under the limit, the
 * income that the car needs, and the models that fit. Null for any other proposal, and
 * where partners of a company pay for cars of their own, which are not the account's
 * business.
 */
export async function findAffordability(
  db: Database,
  {
    proposal: { state, clientType, monthlyCentavos, incomeCentavos },
    events,
    commitments,
    now,
  }: {
    proposal: ProposalRow;
    events: readonly EventRow[];
    commitments: readonly CommitmentRow[];
    now: Date;
  },
): Promise<Affordability | null> {
  const refusal = events.filter(({ event }) => event.toState === 'reprovada').at(-1);
  if (state !== 'reprovada' || !refusal?.event.reasonCodes.some(isReasonOfIncome))
    return null;
  if (!incomeCentavos || commitments.some(({ isOfPartner }) => isOfPartner)) return null;
  const committed = monthlyOfAll(commitments);
  const limit = mostMonthlyCentavos({ clientType, incomeCentavos });
  const left = Math.max(0, limit - committed);
  const needed = (monthly: number) =>
    reaisFromCentavos(
      leastIncomeCentavos({ clientType, monthlyCentavos: monthly + committed }),
    );
  const table = await findCurrentPriceTable(db, now);
  const lowest = table
    ? await listLowestPrices(db, table.id, personTypeOf(clientType))
    : [];
  const models = [...lowest].sort((one, other) => one.centavos - other.centavos);
  const [cheapest] = models;
  return {
    limit: reaisFromCentavos(limit),
    committed: reaisFromCentavos(committed),
    left: reaisFromCentavos(left),
    neededIncome: needed(monthlyCentavos),
    fitting: models
      .filter(({ centavos }) => centavos <= left)
      .map(({ name, model, version, term, km, centavos }) => ({
        modelSlug: model,
        modelName: name,
        versionSlug: version,
        term,
        km,
        monthly: reaisFromCentavos(centavos),
      })),
    cheapest: cheapest
      ? {
          modelName: cheapest.name,
          monthly: reaisFromCentavos(cheapest.centavos),
          neededIncome: needed(cheapest.centavos),
        }
      : null,
  };
}
