import { eq } from 'drizzle-orm';
import { type CarReturn, type DamageForm, type WearDamageForm } from '@site/api-contract';
import { centavosFromReais } from '@site/api-contract/brazil';
import { wearLabel } from '@site/api-contract/driving';
import { type Database } from '#platform/data/database';
import { refuse, refuseFields, TEXTS } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { aboutContract, recordAudit } from '#platform/security/audit';
import { type DamageRow, type ReturnFacts } from '../returns.repository';
import {
  changed,
  lockVisible,
  refuseUnready,
  requireOpen,
  type ReturnCall,
} from '../returns.service';
import { returnDamages } from '../returns.table';
import { answerHomePhoto, reopenHomePhoto } from './home-photos.service';
import { requireAnswer, requireInTable } from './wear.rules';

/** A limit against misuse: no inspection needs more than these. */
const MOST_DAMAGES = 20;

/**
 * Notes a damage with its quote, before the customer confirms the return. Only a contract
 * that was signed before there was a wear table takes one in free words.
 */
export async function addDamage(
  ports: Ports,
  tx: Database,
  { viewer, id, actor, form }: ReturnCall & { form: DamageForm },
): Promise<CarReturn> {
  const facts = await lockVisible(tx, viewer, id);
  requireRoom(facts);
  if (facts.contract.terms.wear)
    refuseFields([
      { key: 'Label', message: 'Este contrato tem tabela: escolha o dano nela.' },
    ]);
  const { label, quote, isInsured } = form;
  await note(ports, tx, { facts, actor, damage: { label, quote, isInsured } });
  return changed(ports, tx, { viewer, id });
}

/**
 * Notes a damage of the contract's wear table, before the customer confirms the return. A
 * quote above the table is refused at its field.
 */
export async function noteWearDamage(
  ports: Ports,
  tx: Database,
  { viewer, id, actor, form }: ReturnCall & { form: WearDamageForm },
): Promise<CarReturn> {
  const facts = await lockVisible(tx, viewer, id);
  requireRoom(facts);
  const row = requireInTable(facts, form);
  const estimated = requireAnswer(facts, form);
  const { quantity, quote, photo } = form;
  const damageId = await note(ports, tx, {
    facts,
    actor,
    damage: {
      ...{ label: wearLabel(row, quantity), quote, isInsured: row.isInsured },
      ...{ wearRow: row.key, quantity, photoId: photo },
    },
  });
  if (estimated)
    await answerHomePhoto(ports, tx, estimated.id, { damageId, reason: form.reason });
  return changed(ports, tx, { viewer, id });
}

function requireRoom(facts: ReturnFacts): void {
  requireOpen(facts);
  if (facts.damages.length >= MOST_DAMAGES)
    refuseUnready(`Cabem até ${MOST_DAMAGES} danos numa vistoria.`);
}

type NotedDamage = Pick<DamageRow, 'label' | 'isInsured'> &
  Partial<Pick<DamageRow, 'wearRow' | 'quantity' | 'photoId'>> & {
    /** Reais. */
    quote: number;
  };

async function note(
  ports: Ports,
  tx: Database,
  {
    facts,
    actor,
    damage: { quote, ...damage },
  }: Pick<ReturnCall, 'actor'> & { facts: ReturnFacts; damage: NotedDamage },
): Promise<string> {
  const { damages, contract } = facts;
  const id = ports.random.uuid();
  await tx.insert(returnDamages).values({
    ...damage,
    id,
    contractId: contract.id,
    number: Math.max(0, ...damages.map(({ number }) => number)) + 1,
    centavos: centavosFromReais(quote),
    createdAt: ports.clock.now(),
  });
  await trace(ports, tx, { facts, actor, action: 'return-damage-noted' });
  return id;
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
    await reopenHomePhoto(tx, damage.id);
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
