import { and, asc, eq, gte, notExists, or, sql } from 'drizzle-orm';
import { type ContractSummary } from '@site/contracts';
import { saoPauloDay } from '@site/contracts/brazil';
import { type Database } from '../../platform/data/database';
import { trafficFineFiles, trafficFines } from '../../tables';
import { type ContractRecord } from './contracts.repository';

/**
 * The traffic fine of a contract whose answer ends first, as long as its customer has
 * something to do for it: name who drove, or send the sheet that both have signed.
 */
export async function waitingFine(
  db: Database,
  { contract }: ContractRecord,
  now: Date,
): Promise<Pick<ContractSummary, 'waitingFine'>> {
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
  const [fine] = await db
    .select({ state: trafficFines.state, answerUntil: trafficFines.answerUntil })
    .from(trafficFines)
    .where(
      and(
        eq(trafficFines.contractId, contract.id),
        gte(trafficFines.answerUntil, saoPauloDay(now)),
        or(eq(trafficFines.state, 'aguardando_condutor'), isUnsigned),
      ),
    )
    .orderBy(asc(trafficFines.answerUntil))
    .limit(1);
  if (!fine) return {};
  const { answerUntil, state } = fine;
  return { waitingFine: { answerUntil, isNamed: state === 'condutor_indicado' } };
}
