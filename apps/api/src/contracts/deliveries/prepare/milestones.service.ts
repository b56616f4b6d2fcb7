import { type CarForm, type Delivery, type MilestoneForm } from '@site/api-contract';
import { formatDate } from '@site/api-contract/brazil';
import { MILESTONE_LABELS, nextMilestone } from '@site/api-contract/contracts';
import { isSlotPast } from '@site/api-contract/sales';
import { todayOf } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { refuseFields } from '#platform/errors';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { recordAudit } from '#platform/security/audit';
import { isMailed, milestoneMail, plateChangedMail } from '../deliveries.mails';
import { type DeliveryFacts, findOtherCars } from '../deliveries.repository';
import {
  changed,
  type DeliveryCall,
  getVisible,
  lockVisible,
  refuseUnready,
  requireWaiting,
} from '../deliveries.service';
import { deliveryMilestones } from '../deliveries.table';
import { mayChooseSlot, progressOf } from '../delivery-view';
import { cars } from '../handovers.table';

/**
 * Notes the next milestone of a delivery with its day, and mails the customer about the
 * one with a mail (`isMailed`). Milestones follow one another; a car gets its plate only
 * after its numbers are known.
 */
export async function addMilestone(
  ports: Ports,
  tx: Database,
  { viewer, id, actor, milestone }: DeliveryCall & { milestone: MilestoneForm },
): Promise<Delivery> {
  const facts = await lockVisible(tx, viewer, id);
  const { kind, onDay } = milestone;
  requireWaiting(facts);
  refuseOutOfTurn(facts, milestone, todayOf(ports));
  await tx.insert(deliveryMilestones).values({
    contractId: facts.contract.id,
    kind,
    onDay,
    notedBy: viewer.id,
    notedAt: ports.clock.now(),
  });
  await recordAudit(ports, tx, {
    actor,
    action: 'delivery-milestone-noted',
    personId: facts.customer.id,
    subject: `proposal:${facts.proposal.id}`,
    detail: kind,
  });
  const noted = await getVisible(tx, viewer, id);
  const today = todayOf(ports);
  const { slotOn } = noted.delivery;
  if (isMailed(kind, noted.delivery.source))
    await enqueueMail(
      ports,
      tx,
      milestoneMail(ports.config, {
        facts: noted,
        kind,
        asksForSlot:
          !(slotOn && !isSlotPast({ day: slotOn }, today)) && mayChooseSlot(noted, today),
        today,
      }),
    );
  return changed(ports, tx, { viewer, id });
}

function refuseOutOfTurn(
  facts: DeliveryFacts,
  { kind, onDay }: MilestoneForm,
  today: string,
): void {
  const { delivery, milestones, car } = facts;
  const next = nextMilestone(
    delivery.source,
    milestones.map((noted) => noted.kind),
  );
  if (!next) refuseUnready('Todas as etapas já estão anotadas.');
  if (kind !== next) refuseUnready(`A próxima etapa é: ${MILESTONE_LABELS[next]}.`);
  if (kind === 'emplacado' && !car)
    refuseUnready('Registre antes placa, RENAVAM e chassi do carro.');
  const since = [progressOf(facts).signedOn, ...milestones.map((noted) => noted.onDay)]
    .sort()
    .at(-1);
  if (onDay > today)
    refuseFields([{ key: 'OnDay', message: 'Esse dia ainda não chegou.' }]);
  if (since && onDay < since)
    refuseFields([
      {
        key: 'OnDay',
        message: `O dia vem antes da etapa anterior, ${formatDate(since)}.`,
      },
    ]);
}

/**
 * Stores the car of a contract. Numbers of another contract's car are refused at their
 * field. A correction is mailed if the plate was.
 */
export async function saveCar(
  ports: Ports,
  db: Database,
  { viewer, id, actor, form }: DeliveryCall & { form: CarForm },
): Promise<Delivery> {
  return db.transaction(async (tx) => {
    const facts = await lockVisible(tx, viewer, id);
    const { contract, car, milestones } = facts;
    requireWaiting(facts);
    const isSame =
      car?.plate === form.plate &&
      car.renavam === form.renavam &&
      car.chassis === form.chassis;
    if (isSame) return changed(ports, tx, { viewer, id });
    await refuseTaken(tx, contract.id, form);
    const values = { ...form, savedBy: viewer.id, savedAt: ports.clock.now() };
    await tx
      .insert(cars)
      .values({ contractId: contract.id, ...values })
      .onConflictDoUpdate({ target: cars.contractId, set: values });
    await recordAudit(ports, tx, {
      actor,
      action: 'car-recorded',
      personId: facts.customer.id,
      subject: `proposal:${facts.proposal.id}`,
    });
    if (milestones.some(({ kind }) => kind === 'pronto'))
      await enqueueMail(
        ports,
        tx,
        plateChangedMail(ports.config, { facts, plate: form.plate }),
      );
    return changed(ports, tx, { viewer, id });
  });
}

async function refuseTaken(
  tx: Database,
  contractId: string,
  form: CarForm,
): Promise<void> {
  const others = await findOtherCars(tx, contractId, form);
  const fields = [
    { key: 'Plate', name: 'plate', message: 'Esta placa já está em outro contrato.' },
    {
      key: 'Renavam',
      name: 'renavam',
      message: 'Este RENAVAM já está em outro contrato.',
    },
    {
      key: 'Chassis',
      name: 'chassis',
      message: 'Este chassi já está em outro contrato.',
    },
  ] as const;
  const wrong = fields.filter(({ name }) =>
    others.some((other) => other[name] === form[name]),
  );
  if (wrong.length > 0) refuseFields(wrong.map(({ key, message }) => ({ key, message })));
}
