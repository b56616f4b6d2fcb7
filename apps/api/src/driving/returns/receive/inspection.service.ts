import { eq } from 'drizzle-orm';
import { type CarReturn, type DamageForm } from '@site/api-contract';
import { centavosFromReais } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { refuse, TEXTS } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { aboutContract, recordAudit } from '#platform/security/audit';
import { type ReturnFacts } from '../returns.repository';
import {
  changed,
  lockVisible,
  refuseUnready,
  requireOpen,
  type ReturnCall,
} from '../returns.service';
import { returnDamages } from '../returns.table';

/** A limit against misuse: no inspection needs more than these. */
const MOST_DAMAGES = 20;

/** Notes a damage with its quote, before the customer confirms the return. */
export async function addDamage(
  ports: Ports,
  tx: Database,
  { viewer, id, actor, form }: ReturnCall & { form: DamageForm },
): Promise<CarReturn> {
  const facts = await lockVisible(tx, viewer, id);
  requireOpen(facts);
  const { damages, contract } = facts;
  if (damages.length >= MOST_DAMAGES)
    refuseUnready(`Cabem até ${MOST_DAMAGES} danos numa vistoria.`);
  const { label, quote, isInsured } = form;
  await tx.insert(returnDamages).values({
    id: ports.random.uuid(),
    contractId: contract.id,
    number: Math.max(0, ...damages.map(({ number }) => number)) + 1,
    label,
    centavos: centavosFromReais(quote),
    isInsured,
    createdAt: ports.clock.now(),
  });
  await trace(ports, tx, { facts, actor, action: 'return-damage-noted' });
  return changed(ports, tx, { viewer, id });
}

export function removeDamage(
  ports: Ports,
  db: Database,
  { viewer, id, actor, damageId }: ReturnCall & { damageId: string },
): Promise<CarReturn> {
  return db.transaction(async (tx) => {
    const facts = await lockVisible(tx, viewer, id);
    requireOpen(facts);
    const damage =
      facts.damages.find((one) => one.id === damageId) ??
      refuse('not-found', TEXTS.notFound);
    await tx.delete(returnDamages).where(eq(returnDamages.id, damage.id));
    await trace(ports, tx, { facts, actor, action: 'return-damage-removed' });
    return changed(ports, tx, { viewer, id });
  });
}

function trace(
  ports: Ports,
  tx: Database,
  {
    facts: { contract },
    actor,
    action,
  }: Pick<ReturnCall, 'actor'> & {
    facts: ReturnFacts;
    action: 'return-damage-noted' | 'return-damage-removed';
  },
): Promise<void> {
  return recordAudit(ports, tx, {
    actor,
    action,
    ...aboutContract(contract),
  });
}
