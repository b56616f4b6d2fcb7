import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { findStateById, formatCep, saoPauloDay } from '@site/contracts/brazil';
import { type Database } from '../../platform/data/database';
import { type Ports } from '../../platform/ports';
import { contracts, registrations, retainedFacts } from '../../tables';
import { type Account } from '../accounts/accounts.repository';
import { scheduleDeletion } from '../documents/documents.repository';

/**
 * Keeps name, document and address of a contract's customer under the nameless account,
 * until the day that the law lets them go.
 */
export async function keepFacts(
  { clock }: Ports,
  tx: Database,
  {
    account: { id, name, document },
    nameless,
    keptUntil,
  }: { account: Account; nameless: string; keptUntil: string },
): Promise<void> {
  const [saved] = await tx
    .select()
    .from(registrations)
    .where(eq(registrations.userId, id));
  const uf = saved?.stateId ? findStateById(saved.stateId)?.uf : undefined;
  const address = saved
    ? [
        saved.street,
        saved.number,
        saved.complement,
        saved.neighborhood,
        saved.city,
        uf,
        saved.cep && formatCep(saved.cep),
      ]
        .filter(Boolean)
        .join(', ')
    : '';
  await tx.insert(retainedFacts).values({
    userId: nameless,
    name,
    document,
    address,
    reason: 'Contrato e notas: obrigação fiscal (LGPD art. 16, I)',
    keptUntil,
    createdAt: clock.now(),
  });
}

/**
 * Removes contract facts whose time is over, with evidence and file of the signature;
 * returns of how many people.
 */
export async function forgetKeptFacts(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
): Promise<number> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(retainedFacts)
      .where(
        and(
          isNotNull(retainedFacts.keptUntil),
          sql`${retainedFacts.keptUntil} < ${saoPauloDay(now)}`,
        ),
      )
      .returning({ userId: retainedFacts.userId });
    if (gone.length === 0) return 0;
    const ofThem = inArray(
      contracts.userId,
      gone.map(({ userId }) => userId),
    );
    const papers = await tx
      .select({ fileName: contracts.fileName })
      .from(contracts)
      .where(ofThem);
    await tx.update(contracts).set({ evidence: null, fileName: null }).where(ofThem);
    for (const { fileName } of papers)
      if (fileName) await scheduleDeletion(tx, fileName, now);
    return gone.length;
  });
}
