import { type StrikeForm } from '@site/api-contract';
import { formatDate, formatKm, type IsoDate } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { aboutContract, type Actor, recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import {
  contractFacts,
  lockContract,
} from '../../../contracts/contracts/contracts.repository';
import {
  contractNotFound,
  lockOwn,
} from '../../../contracts/contracts/contracts.service';
import { findAccountById } from '../../../identity/accounts/accounts.repository';
import { listReadings } from '../km.repository';
import { refuseReportedLost, requireDriving } from '../km-bank-view';
import { toppedUpSince } from '../km-top-up.rules';
import { type Reading } from '../odometer-reading.rules';
import { readingStruckMail } from './correct-reading.mails';
import { correctableOn } from './correctable-reading';
import { listStruckReadings, strike } from './struck-readings.repository';

type OfReading = { id: string; day: IsoDate; actor: Actor };

/**
 * Takes the customer's own last reading out of those that count, so that lower km can be
 * noted. Refuses with a 409 while the car is reported stolen or lost
 * (`changed-meanwhile`). Refuses any other reading and one with km bought since
 * (`reading-counted`), and one that somebody else took away or changed first
 * (`changed-meanwhile`).
 */
export function correctReading(
  ports: Ports,
  db: Database,
  {
    viewer,
    id,
    day,
    actor,
    form,
  }: OfReading & { viewer: SignedIn; form: { km: number } },
): Promise<{ ok: true }> {
  return db.transaction(async (tx) => {
    const record = await lockOwn(tx, viewer, id);
    const { contract } = record;
    requireDriving(record);
    await refuseReportedLost(tx, record, 'as leituras não mudam');
    const readings = await listReadings(tx, contract.id);
    const reading = { onDay: day, km: form.km };
    await refuseGone(tx, { contractId: contract.id, readings, reading });
    if ((await correctableOn(tx, record, readings)) !== day)
      refuse(
        'conflict',
        'Você só corrige a sua última leitura, enquanto não comprou km depois dela. Fale com a gente para corrigir esta.',
        { reason: 'reading-counted' },
      );
    await strike(tx, { contractId: contract.id, ...reading }, noteOf(ports, actor, null));
    await recordAudit(ports, tx, {
      actor,
      action: 'odometer-corrected',
      ...aboutContract(contract),
      detail: `${day} ${form.km}`,
    });
    return { ok: true };
  });
}

/**
 * Strikes a reading of anybody between handover and return, for a consultant: it stays in
 * sight with the reason, and counts no more. The customer gets a mail. Km bought since
 * stay bought. Of two consultants the second is told who was first (409
 * `changed-meanwhile`).
 */
export function strikeReading(
  ports: Ports,
  db: Database,
  { id, day, actor, form: { km, reason } }: OfReading & { form: StrikeForm },
): Promise<{ ok: true }> {
  return db.transaction(async (tx) => {
    const locked = (await lockContract(tx, id)) ?? contractNotFound();
    const record = await contractFacts(tx, locked);
    const { contract, entries } = record;
    requireDriving(record);
    const reading = { onDay: day, km };
    const readings = await listReadings(tx, contract.id);
    await refuseGone(tx, { contractId: contract.id, readings, reading });
    const note = noteOf(ports, actor, reason);
    await strike(tx, { contractId: contract.id, ...reading }, note);
    await recordAudit(ports, tx, {
      actor,
      action: 'odometer-struck',
      ...aboutContract(contract),
      detail: `${day} ${km}`,
    });
    const customer = await findAccountById(tx, contract.userId);
    if (customer)
      await enqueueMail(
        ports,
        tx,
        readingStruckMail(ports.config, {
          to: customer.email,
          contract,
          reading,
          reason,
          boughtKm: toppedUpSince(entries, day),
        }),
      );
    return { ok: true };
  });
}

function noteOf(
  { clock, random }: Pick<Ports, 'clock' | 'random'>,
  { id: struckBy }: Actor,
  reason: string | null,
) {
  return { id: random.uuid(), struckBy, reason, struckAt: clock.now() };
}

type Shown = {
  contractId: string;
  readings: readonly Reading[];
  /** The caller saw this one. */
  reading: Reading;
};

/** Refuses to take away a reading that is not there any more, and says what became of it. */
async function refuseGone(
  tx: Database,
  { contractId, readings, reading: { onDay, km } }: Shown,
): Promise<void> {
  if (readings.some((one) => one.onDay === onDay && one.km === km)) return;
  const struck = (await listStruckReadings(tx, contractId)).find(
    (one) => one.onDay === onDay && one.km === km,
  );
  const which = `A leitura de ${formatKm(km)} de ${formatDate(onDay)}`;
  const became = struck
    ? `já não conta: ${struck.by ? `${struck.by} a desconsiderou` : 'o cliente a tirou'}.`
    : 'não está mais no contrato. Confira as leituras.';
  refuse('conflict', `${which} ${became}`, { reason: 'changed-meanwhile' });
}
