import { type HeldBy, type TrafficFine } from '@site/api-contract';
import { formatCpf, reaisFromCentavos, saoPauloDay } from '@site/api-contract/brazil';
import { canNameDriver, droveOn } from '@site/api-contract/driving';
import { type Database } from '#platform/data/database';
import { readLedgers } from '../../contracts/ledger/ledger.repository';
import { findAccountById } from '../../identity/accounts/accounts.repository';
import { findRegistration } from '../../identity/registration/registration.repository';
import { maskDocument } from '../../sales/proposals/mask-document';
import { type DriverRow, listDriversOf } from '../drivers/drivers.repository';
import { type FineFacts, type FineRow, listFiles } from './traffic-fines.repository';
import { chargeIn } from './traffic-fines.rules';

/** The driver's data that the issuing body asks for. */
export type NamedDriver = { name: string; cpf: string; cnh: string };
type Candidate = NamedDriver & { who: string };

/** The contract's holder among those who can be named. */
const HOLDER = 'titular';

/**
 * The people whom the customer can name without typing: the holder, if that is a person
 * with a license, and the contract's drivers of that day.
 */
export async function candidatesOf(db: Database, fine: FineRow): Promise<Candidate[]> {
  return candidatesAmong(await peopleOf(db, fine), fine);
}

/** The holder of a contract and all of its drivers. */
type People = { holder: Candidate[]; drivers: DriverRow[] };
const NOBODY: People = { holder: [], drivers: [] };

async function peopleOf(
  db: Database,
  { userId, contractId }: Pick<FineRow, 'userId' | 'contractId'>,
): Promise<People> {
  const account = await findAccountById(db, userId);
  const registration = await findRegistration(db, userId);
  const { name, document: cpf } = account ?? {};
  const cnh = registration?.cnh;
  const isHolder = account?.personType === 'PF' && name && cpf && cnh;
  return {
    holder: isHolder ? [{ who: HOLDER, name, cpf, cnh }] : [],
    drivers: await listDriversOf(db, contractId),
  };
}

function candidatesAmong(
  { holder, drivers }: People,
  { infractionAt }: FineRow,
): Candidate[] {
  const day = saoPauloDay(infractionAt);
  const driving = drivers
    .filter((driver) => droveOn(driver, day))
    .map(({ id, name, cpf, cnh }) => ({ who: id, name, cpf, cnh }));
  return [...holder, ...driving];
}

type Reader = {
  now: Date;
  /** Staff also see the customer, and get nobody to choose from. */
  isStaff: boolean;
  /** The account that reads, to which its own fines are told as such. */
  id: string | null;
  /** Masks another person's data. */
  masked?: boolean;
};

/** A fine as its reader sees it. */
export async function toFine(
  db: Database,
  facts: FineFacts,
  reader: Reader,
): Promise<TrafficFine> {
  return drawn(facts, await readAround(db, [facts], reader), reader);
}

/**
 * Several fines in their order, with as many queries as for one; those for a customer are
 * of one contract.
 */
export async function toFines(
  db: Database,
  found: readonly FineFacts[],
  reader: Reader,
): Promise<TrafficFine[]> {
  const around = await readAround(db, found, reader);
  return found.map((facts) => drawn(facts, around, reader));
}

const canBeNamed = ({ fine }: FineFacts, { now, isStaff }: Reader) =>
  !isStaff && canNameDriver(fine, saoPauloDay(now));

type Around = Awaited<ReturnType<typeof readAround>>;

/**
 * Reads the facts around fines: their contracts' ledgers, papers, and drivers who can be
 * named.
 */
async function readAround(db: Database, found: readonly FineFacts[], reader: Reader) {
  const open = found.find((facts) => canBeNamed(facts, reader));
  return {
    ledgers: await readLedgers(
      db,
      found.map(({ contract }) => contract.id),
    ),
    files: await listFiles(
      db,
      found.map(({ fine }) => fine.id),
    ),
    people: open ? await peopleOf(db, open.fine) : NOBODY,
  };
}

function drawn(facts: FineFacts, around: Around, reader: Reader): TrafficFine {
  const { fine, contract, customerName, plate } = facts;
  const { isStaff, masked = false } = reader;
  const canName = canBeNamed(facts, reader);
  const candidates = canName ? candidatesAmong(around.people, fine) : [];
  const entries = around.ledgers.get(contract.id) ?? [];
  const charge = chargeIn(entries, fine.number, saoPauloDay(reader.now));
  const { id, revision, state, noticeNumber, issuingBody, place, description } = fine;
  return {
    id,
    revision,
    state,
    contractId: contract.id,
    contractNumber: contract.number,
    versionName: contract.terms.versionName,
    plate,
    noticeNumber,
    issuingBody,
    infractionAt: fine.infractionAt.toISOString(),
    place,
    description,
    amount: reaisFromCentavos(fine.centavos),
    points: fine.points,
    answerUntil: fine.answerUntil,
    canName,
    candidates: candidates.map(({ who, name }) => ({ who, name })),
    driver: driverOf(fine, masked),
    contest:
      fine.contestNote === null || fine.contestedAt === null
        ? null
        : { note: fine.contestNote, at: fine.contestedAt.toISOString() },
    charge: charge && {
      amount: reaisFromCentavos(charge.centavos),
      dueOn: charge.dueOn,
      state: charge.state,
    },
    cancelReason: fine.cancelReason,
    files: around.files.filter(({ fineId }) => fineId === id).map(({ kind }) => kind),
    registeredAt: fine.registeredAt.toISOString(),
    ...(isStaff && { customerName, heldBy: holderOf(facts, reader) }),
  };
}

function holderOf(
  { fine: { claimedBy, claimedAt }, holderName }: FineFacts,
  reader: Reader,
): HeldBy {
  if (claimedBy === null || claimedAt === null) return null;
  return {
    name: holderName ?? '',
    since: claimedAt.toISOString(),
    isMe: claimedBy === reader.id,
  };
}

function driverOf(
  { driverName: name, driverCpf: cpf, driverCnh: cnh }: FineRow,
  masked: boolean,
): TrafficFine['driver'] {
  if (name === null || cpf === null || cnh === null) return null;
  return {
    name,
    cpf: masked ? maskDocument(cpf) : formatCpf(cpf),
    cnh: masked ? `•••••••${cnh.slice(-4)}` : cnh,
  };
}
