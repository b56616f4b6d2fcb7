import { type TrafficFine } from '@site/contracts';
import { formatCpf, reaisFromCentavos, saoPauloDay } from '@site/contracts/brazil';
import { droveOn } from '@site/contracts/driver-rules';
import { canNameDriver } from '@site/contracts/traffic-fines';
import { type Database } from '../../platform/data/database';
import { findAccountById } from '../accounts/accounts.repository';
import { findRegistration } from '../accounts/registration.repository';
import { listDriversOf } from '../drivers/drivers.repository';
import { readLedger } from '../ledger/ledger.repository';
import { maskDocument } from '../proposals/mask-document';
import { type FineFacts, type FineRow, listFiles } from './traffic-fines.repository';
import { chargeIn } from './traffic-fines.rules';

/** Who drove, as the issuing body asks for it. */
export type NamedDriver = { name: string; cpf: string; cnh: string };
type Candidate = NamedDriver & { who: string };

/** The contract's holder among those who can be named. */
const HOLDER = 'titular';

/**
 * Whom the customer can name without writing anything: the holder, where that is a person
 * with a license, and the drivers of the contract on that day.
 */
export async function candidatesOf(db: Database, fine: FineRow): Promise<Candidate[]> {
  const account = await findAccountById(db, fine.userId);
  const registration = await findRegistration(db, fine.userId);
  const holder =
    account?.personType === 'PF' && account.document && registration?.cnh
      ? [
          {
            who: HOLDER,
            name: account.name,
            cpf: account.document,
            cnh: registration.cnh,
          },
        ]
      : [];
  const day = saoPauloDay(fine.infractionAt);
  const drivers = (await listDriversOf(db, fine.contractId))
    .filter((driver) => droveOn(driver, day))
    .map(({ id, name, cpf, cnh }) => ({ who: id, name, cpf, cnh }));
  return [...holder, ...drivers];
}

type Reader = {
  now: Date;
  /** Staff see whose it is and nobody to choose from. */
  isStaff: boolean;
  /** Another person's data in part. */
  masked?: boolean;
};

export async function toFine(
  db: Database,
  { fine, contract, customerName, plate }: FineFacts,
  { now, isStaff, masked = false }: Reader,
): Promise<TrafficFine> {
  const today = saoPauloDay(now);
  const canName = !isStaff && canNameDriver(fine, today);
  const candidates = canName ? await candidatesOf(db, fine) : [];
  const charge = chargeIn(await readLedger(db, contract.id), fine.number, today);
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
    files: (await listFiles(db, id)).map(({ kind }) => kind),
    registeredAt: fine.registeredAt.toISOString(),
    ...(isStaff && { customerName }),
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
