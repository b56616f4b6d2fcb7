import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { type ContractSummary } from '@site/api-contract';
import { reaisFromCentavos as reais } from '@site/api-contract/brazil';
import { SERVICE_KINDS } from '@site/api-contract/contracts';
import { sum } from '@site/api-contract/pricing';
import { contestAnswerDay } from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { returnDamages, returns } from '../../driving/returns/returns.table';
import { serviceRequests } from '../../driving/service-requests/service-requests.table';
import { chargeDisputes } from '../../payments/disputes/charge-disputes.table';
import { itemLabel } from '../ledger/item-labels.rules';
import { type ContractRecord } from './contracts.repository';
import { damageCosts } from './end/damage-costs.rules';

type Answers = Pick<ContractSummary, 'waitingDamages' | 'openDisputes' | 'openRequests'>;

/**
 * Open questions of each contract: damages of the inspection wait for the customer,
 * contested items and requests for help for one of both. Nothing for a contract without
 * questions.
 */
export async function findOpenQuestions(
  db: Database,
  records: readonly ContractRecord[],
): Promise<(record: ContractRecord) => Answers> {
  const ids = records.map(({ contract }) => contract.id);
  const found = await db
    .select()
    .from(returns)
    .where(
      and(
        inArray(returns.contractId, ids),
        inArray(returns.damageState, ['aguardando', 'contestados']),
      ),
    );
  const damages = await db
    .select()
    .from(returnDamages)
    .where(
      inArray(
        returnDamages.contractId,
        found.map(({ contractId }) => contractId),
      ),
    )
    .orderBy(asc(returnDamages.number));
  const disputes = await db
    .select()
    .from(chargeDisputes)
    .where(
      and(inArray(chargeDisputes.contractId, ids), eq(chargeDisputes.state, 'aberta')),
    )
    .orderBy(asc(chargeDisputes.openedAt), asc(chargeDisputes.id));
  const requests = await findOpenRequests(db, ids);
  return ({ contract, entries }) => {
    const own = disputes.filter(({ contractId }) => contractId === contract.id);
    const car = found.find(({ contractId }) => contractId === contract.id);
    const until = car && answerUntil(car);
    const costs = damageCosts(
      damages.filter(({ contractId }) => contractId === contract.id),
      contract.terms.deductibleCentavos,
    );
    return {
      ...(until && {
        waitingDamages: {
          cost: reais(sum(costs.map((centavos) => ({ centavos })))),
          until,
          isContested: car.damageState === 'contestados',
        },
      }),
      ...(own.length > 0 && {
        openDisputes: own.map(({ item, contestedCentavos, openedAt }) => ({
          label: itemLabel(item, { contract, entries }),
          amount: reais(contestedCentavos),
          openedAt: openedAt.toISOString(),
        })),
      }),
      ...requests(contract.id),
    };
  };
}

/** Requests for help that are not resolved, in the order of `openRequests`. */
async function findOpenRequests(
  db: Database,
  ids: readonly string[],
): Promise<(contractId: string) => Pick<ContractSummary, 'openRequests'>> {
  const rows = await db
    .select()
    .from(serviceRequests)
    .where(
      and(
        inArray(serviceRequests.contractId, [...ids]),
        ne(serviceRequests.state, 'resolvida'),
      ),
    )
    .orderBy(asc(serviceRequests.openedAt), asc(serviceRequests.number));
  const rank = ({ state, kind }: (typeof rows)[number]) =>
    state === 'aguardando_cliente' ? -1 : SERVICE_KINDS.indexOf(kind);
  rows.sort((one, other) => rank(one) - rank(other));
  return (contractId) => {
    const own = rows.filter((row) => row.contractId === contractId);
    if (own.length === 0) return {};
    return {
      openRequests: own.map(({ id, number, kind, state, waitingSince }) => ({
        ...{ id, number, kind, state },
        ...(waitingSince && { waitingSince: waitingSince.toISOString() }),
      })),
    };
  };
}

/** Last day to answer about the damages of a return. */
function answerUntil({
  damageState,
  contestUntil,
  contestOpenedAt,
  updatedAt,
}: typeof returns.$inferSelect) {
  return damageState === 'contestados'
    ? contestAnswerDay(contestOpenedAt ?? updatedAt)
    : contestUntil;
}
