import { type Driver, type DriverForm, type DriverList } from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { driverProblems, MOST_DRIVERS } from '@site/api-contract/driving';
import { isOver } from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { refuse, refuseFields, TEXTS } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { aboutContract, type Actor, recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { addAmendment } from '../../contracts/contracts/add-amendment';
import { isGoingOn } from '../../contracts/contracts/contract.rules';
import {
  contractFacts,
  type ContractWithProposal,
  findContract,
} from '../../contracts/contracts/contracts.repository';
import {
  contractNotFound,
  lockOwn,
  ownContract,
  refuseOver,
  requireGoingOn,
} from '../../contracts/contracts/contracts.service';
import { findAccountById } from '../../identity/accounts/accounts.repository';
import { tidyUp } from '../../identity/documents/upload/store-file';
import { findRegistration } from '../../identity/registration/registration.repository';
import { toDriver } from './driver-view';
import {
  changeDriver,
  deleteDriver,
  type DriverRow,
  findDriver,
  listDriversOf,
  listPresent,
} from './drivers.repository';
import { contractDrivers } from './drivers.table';

export type DriverCall = { viewer: SignedIn; id: string; actor: Actor };

/**
 * The drivers of a contract, for its customer; for consultants masked, and the trail
 * records the look.
 */
export async function listDrivers(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  { viewer, id, actor }: DriverCall,
): Promise<DriverList> {
  const found = await visibleContract(db, viewer, id);
  const { contract } = found;
  const isOwn = contract.userId === viewer.id;
  if (!isOwn)
    await recordAudit(ports, db, {
      actor,
      action: 'drivers-listed',
      ...aboutContract(contract),
    });
  const rows = await listDriversOf(db, contract.id);
  const today = saoPauloDay(ports.clock.now());
  const isClosed = !isGoingOn(await contractFacts(db, found));
  return {
    isClosed,
    isOfCompany: isCompanys(contract),
    items: rows.map((row) => toDriver(row, today, { masked: !isOwn })),
    canAdd:
      isOwn &&
      !isClosed &&
      rows.filter(({ endsOn }) => endsOn === null).length < MOST_DRIVERS,
  };
}

/** All data of a driver, for a consultant who needs it; the trail records who looked. */
export async function showDriver(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  { viewer, id, actor, driverId }: DriverCall & { driverId: string },
): Promise<Driver> {
  const { contract, row } = await visibleDriver(db, { viewer, id, driverId });
  await recordAudit(ports, db, {
    actor,
    action: 'driver-viewed',
    ...aboutDriver(row, contract),
  });
  return toDriver(row, saoPauloDay(ports.clock.now()));
}

/** The subject of a look at a driver: each driver counts as a look of its own. */
export function aboutDriver({ id }: DriverRow, contract: { id: string; userId: string }) {
  return {
    personId: contract.userId,
    subject: `driver:${contract.id}:${id}`,
  } as const;
}

/** Adds a person, who may drive once the photo of the license is stored. */
export function addDriver(
  ports: Ports,
  db: Database,
  { viewer, id, actor, form }: DriverCall & { form: DriverForm },
): Promise<Driver> {
  const now = ports.clock.now();
  const today = saoPauloDay(now);
  const problems = driverProblems(form, today);
  if (problems.length > 0)
    refuseFields(problems.map(({ path, message }) => ({ key: keyOf(path[0]), message })));
  return db.transaction(async (tx) => {
    const record = await lockOwn(tx, viewer, id);
    requireGoingOn(record);
    const { contract } = record;
    const present = await listPresent(tx, contract.id);
    if (present.length >= MOST_DRIVERS)
      refuse(
        'conflict',
        `Cabem até ${MOST_DRIVERS} motoristas ${isCompanys(contract) ? 'por contrato' : 'além de você'}. Tire um antes de cadastrar outro.`,
        { reason: 'changed-meanwhile' },
      );
    const customer = await findAccountById(tx, contract.userId);
    const registration = await findRegistration(tx, contract.userId);
    refuseTwice(form, [...present, { cpf: customer?.document, cnh: registration?.cnh }]);
    const row: DriverRow = {
      ...form,
      id: ports.random.uuid(),
      contractId: contract.id,
      userId: contract.userId,
      fileName: null,
      mediaType: null,
      startsOn: null,
      endsOn: null,
      warnedAt: null,
      createdAt: now,
    };
    await tx.insert(contractDrivers).values(row);
    await recordAudit(ports, tx, {
      actor,
      action: 'driver-added',
      ...aboutContract(contract),
    });
    return toDriver(row, today);
  });
}

/** A company's car is driven only by the people that it names. */
const isCompanys = ({ terms }: ContractWithProposal['contract']) =>
  terms.clientType === 2;

type Known = {
  cpf: string | null | undefined;
  cnh: string | null | undefined;
};

/** A CPF and the number of a license appear once in a contract. */
function refuseTwice({ cpf, cnh }: DriverForm, known: readonly Known[]): void {
  if (known.some((one) => one.cpf === cpf))
    refuseFields([{ key: 'Cpf', message: 'Esta pessoa já dirige neste contrato.' }]);
  if (known.some((one) => one.cnh === cnh))
    refuseFields([
      { key: 'Cnh', message: 'Esse número é da CNH de outro motorista do contrato.' },
    ]);
}

/**
 * Ends a driver's permission today, by an amendment. A person without a photo is deleted,
 * and only the act stays in the trail.
 */
export async function removeDriver(
  ports: Ports,
  db: Database,
  { viewer, id, actor, driverId }: DriverCall & { driverId: string },
): Promise<{ ok: true }> {
  await db.transaction(async (tx) => {
    const record = await lockOwn(tx, viewer, id);
    const { contract, proposal } = record;
    if (isOver(proposal.state)) refuseOver();
    const row = (await findDriver(tx, contract.id, driverId)) ?? driverNotFound();
    if (row.endsOn) return;
    if (row.startsOn) {
      const today = saoPauloDay(ports.clock.now());
      await changeDriver(tx, row.id, { endsOn: today });
      await addAmendment(ports, tx, {
        record,
        actor,
        amendment: {
          kind: 'condutor',
          changes: { driverId: row.id, driverLeft: true },
          effectiveFrom: today,
        },
      });
    } else await deleteDriver(tx, row.id);
    await recordAudit(ports, tx, {
      actor,
      action: 'driver-removed',
      ...aboutContract(contract),
    });
  });
  await tidyUp(ports, db);
  return { ok: true };
}

/**
 * A driver of a contract that the viewer may see: one's own contract, or any for
 * consultants.
 */
export async function visibleDriver(
  db: Database,
  { viewer, id, driverId }: Pick<DriverCall, 'viewer' | 'id'> & { driverId: string },
): Promise<ContractWithProposal & { row: DriverRow }> {
  const found = await visibleContract(db, viewer, id);
  const row = (await findDriver(db, found.contract.id, driverId)) ?? driverNotFound();
  return { ...found, row };
}

async function visibleContract(
  db: Database,
  viewer: SignedIn,
  id: string,
): Promise<ContractWithProposal> {
  if (viewer.role !== 'CONSULTANT') return ownContract(db, viewer, id);
  return (await findContract(db, id)) ?? contractNotFound();
}

export function driverNotFound(): never {
  return refuse('not-found', TEXTS.notFound);
}

const keyOf = (name: string | number | undefined) => {
  const text = String(name);
  return text.charAt(0).toUpperCase() + text.slice(1);
};
