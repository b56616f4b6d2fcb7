import { eq } from 'drizzle-orm';
import { findStateById, formatCep } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { type Account } from '../../../identity/accounts/accounts.repository';
import { registrations } from '../../../identity/accounts/registrations.table';
import { retainedFacts } from '../privacy.table';

/**
 * Keeps name, document and address of a contract's customer under the nameless account,
 * until the last day of the law's term.
 */
export async function retainFacts(
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
