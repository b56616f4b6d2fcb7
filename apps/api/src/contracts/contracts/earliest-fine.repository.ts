import { and, desc, eq, gte, inArray, notExists, or, sql } from 'drizzle-orm';
import { type ContractSummary } from '@site/api-contract';
import { type IsoDate, reaisFromCentavos } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import {
  trafficFineFiles,
  trafficFines,
} from '../../driving/traffic-fines/traffic-fines.table';

/**
 * The traffic fine of each contract whose answer is due first, by contract id, as long as
 * its customer must act: name the driver, or send the sheet that both have signed.
 */
export async function findEarliestFines(
  db: Database,
  contractIds: readonly string[],
  today: IsoDate,
): Promise<Map<string, ContractSummary['waitingFine']>> {
  const signed = db
    .select({ one: sql`1` })
    .from(trafficFineFiles)
    .where(
      and(
        eq(trafficFineFiles.fineId, trafficFines.id),
        eq(trafficFineFiles.kind, 'indicacao-assinada'),
      ),
    );
  const isUnsigned = and(eq(trafficFines.state, 'condutor_indicado'), notExists(signed));
  const { contractId, state, answerUntil, centavos } = trafficFines;
  const fines = await db
    .select({ contractId, state, answerUntil, centavos })
    .from(trafficFines)
    .where(
      and(
        inArray(contractId, [...contractIds]),
        gte(answerUntil, today),
        or(eq(state, 'aguardando_condutor'), isUnsigned),
      ),
    )
    .orderBy(desc(answerUntil), desc(trafficFines.id));
  // The rows end with the earliest answer, so that it stays in the map.
  return new Map(
    fines.map(({ contractId, state, answerUntil, centavos }) => [
      contractId,
      {
        answerUntil,
        amount: reaisFromCentavos(centavos),
        isNamed: state === 'condutor_indicado',
      },
    ]),
  );
}
