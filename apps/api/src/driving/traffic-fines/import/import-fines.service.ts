import { type FineRow as CheckedRow, MOST_FINE_ROWS } from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { droveOn } from '@site/api-contract/driving';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import {
  aboutContract,
  type Actor,
  recordAudit,
  recordAudits,
} from '#platform/security/audit';
import { readEachRow } from '../../../catalog/imports/read-table';
import { refuseFile } from '../../../catalog/imports/refuse-file';
import { findCarsByPlates, type HandedCar } from '../traffic-fines.repository';
import { newFine, noticeKeyOf, notTheirs } from '../traffic-fines.rules';
import { fineCells, type ReadableFine, readFine, type UnreadableFine } from './fine-rows';
import {
  driversOf,
  findNotices,
  insertFines,
  lockNumbers,
  namesOf,
} from './import-fines.repository';

type NeededPorts = Pick<Ports, 'clock' | 'random'>;
type FileCall = { actor: Actor; csv: string };
type Answer = { rows: CheckedRow[] };

const KNOWN = 'Este auto de infração já está registrado.';
const WAS_CANCELLED =
  "Este auto foi registrado e cancelado. Se o órgão o manteve, use 'Registrar multa'.";
const NO_CAR = 'Nenhum carro entregue a um cliente tem esta placa.';

/**
 * Says of each row of a file which contract it belongs to, or why it can't be registered.
 * The trail records the look at the customers' names.
 */
export async function checkFines(
  ports: NeededPorts,
  db: Database,
  { actor, csv }: FileCall,
): Promise<Answer> {
  const matched = await match(ports, db, csv);
  await recordAudit(ports, db, { actor, action: 'traffic-fines-listed', personId: null });
  return { rows: matched.map(({ row }) => row) };
}

/**
 * Registers the rows that have a contract and are new. Of two imports of one notice at once
 * the first adds it, and the second names it as known; nobody is told before the notice
 * comes (`addFile`).
 */
export async function importFines(
  ports: NeededPorts,
  tx: Database,
  { actor, csv }: FileCall,
): Promise<Answer> {
  const now = ports.clock.now();
  const matched = await match(ports, tx, csv);
  const fresh = matched.flatMap(({ row, fine, car }) =>
    row.outcome === 'matched' && fine && car ? [{ row, fine, car }] : [],
  );
  if (fresh.length === 0) return { rows: matched.map(({ row }) => row) };
  const last = new Map(
    await lockNumbers(tx, [...new Set(fresh.map(({ car }) => car.contract.id))]),
  );
  const stored = fresh.map(({ row, fine, car: { contract } }) => {
    const number = (last.get(contract.id) ?? 0) + 1;
    last.set(contract.id, number);
    const id = ports.random.uuid();
    const added = newFine(fine.form, { id, contract, registeredBy: actor.id, now });
    return { line: row.line, contract, fine: { ...added, number } };
  });
  const added = await insertFines(
    tx,
    stored.map(({ fine }) => fine),
  );
  const ids = new Map(stored.map(({ line, fine: { id } }) => [line, id]));
  await recordAudits(
    ports,
    tx,
    stored
      .filter(({ fine }) => added.has(fine.id))
      .map(({ contract }) => ({
        actor,
        action: 'traffic-fine-registered',
        ...aboutContract(contract),
      })),
  );
  return {
    rows: matched.map(({ row }) => {
      const id = ids.get(row.line);
      if (id === undefined) return row;
      return added.has(id)
        ? { ...row, outcome: 'added', fineId: id }
        : { ...row, outcome: 'known', message: KNOWN };
    }),
  };
}

type Match = { row: CheckedRow; fine?: ReadableFine; car?: HandedCar };

/** Reads the file, and finds contracts and drivers of all rows by a few queries. */
async function match(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
  csv: string,
): Promise<Match[]> {
  const now = clock.now();
  const read = (
    await readEachRow({ text: csv }, fineCells, { mostRows: MOST_FINE_ROWS }).catch(
      refuseFile,
    )
  ).map((row) => readFine(row, now));
  const fines = read.flatMap((row) => ('form' in row ? [row.form] : []));
  const cars = new Map(
    (await findCarsByPlates(db, unique(fines.map(({ plate }) => plate)))).map((car) => [
      car.plate,
      car,
    ]),
  );
  const contracts = [...cars.values()].map(({ contract }) => contract);
  const around = {
    cars,
    notices: await findNotices(db, unique(fines.map(noticeKeyOf))),
    names: await namesOf(db, unique(contracts.map(({ userId }) => userId))),
    drivers: await driversOf(
      db,
      contracts.map(({ id }) => id),
    ),
  };
  const seen = new Map<string, number>();
  return read.map((row) => {
    if (!('form' in row)) return { row: unreadable(row) };
    const key = noticeKeyOf(row.form);
    const before = seen.get(key);
    if (before === undefined) seen.set(key, row.line);
    return matchOne(row, around, before);
  });
}

const unique = (texts: readonly string[]) => [...new Set(texts)];

const unreadable = ({ line, cells, message }: UnreadableFine): CheckedRow => ({
  line,
  outcome: 'unreadable',
  message,
  plate: cells.plate ?? '',
  noticeNumber: cells.noticeNumber ?? '',
  issuingBody: cells.issuingBody ?? '',
  infractionAt: null,
  amount: null,
  contract: null,
  fineId: null,
});

type Around = {
  cars: ReadonlyMap<string, HandedCar>;
  notices: Awaited<ReturnType<typeof findNotices>>;
  names: Awaited<ReturnType<typeof namesOf>>;
  drivers: Awaited<ReturnType<typeof driversOf>>;
};

/** `before` is the line of the same notice above it. */
function matchOne(
  fine: ReadableFine,
  { cars, notices, names, drivers }: Around,
  before: number | undefined,
): Match {
  const { line, form, infractionAt } = fine;
  const { plate, noticeNumber, issuingBody, amount } = form;
  const base = {
    ...{ line, plate, noticeNumber, issuingBody, amount },
    infractionAt: infractionAt.toISOString(),
    contract: null,
    fineId: null,
  };
  const known = notices.get(noticeKeyOf(form));
  if (before !== undefined) {
    const message = `É o mesmo auto da linha ${before}.`;
    return { row: { ...base, outcome: 'repeated', message } };
  }
  if (known) {
    const message = known.isCancelled ? WAS_CANCELLED : KNOWN;
    return { row: { ...base, outcome: 'known', message } };
  }
  const car = cars.get(plate);
  if (!car) return { row: { ...base, outcome: 'no-car', message: NO_CAR } };
  const reason = notTheirs(infractionAt, car);
  if (reason) return { row: { ...base, outcome: 'not-theirs', message: reason } };
  const { id, number, userId } = car.contract;
  const day = saoPauloDay(infractionAt);
  const contract = {
    ...{ id, number, customerName: names.get(userId) ?? '' },
    drivers: drivers
      .filter((driver) => driver.contractId === id && droveOn(driver, day))
      .map(({ name }) => name),
  };
  return { row: { ...base, contract, outcome: 'matched', message: null }, fine, car };
}
