import {
  type BodyOf,
  type changeDealership as changeCall,
  type DataOf,
  type DealershipAct,
  type DealershipForm,
  type DealershipRecord,
  type KeyedMessage,
  type listDealershipRecords as listCall,
} from '@site/api-contract';
import { normalizePhone } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { refuse, refuseFields, TEXTS } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { type Actor } from '#platform/security/audit';
import { byWhom } from '#platform/security/who-acted';
import { notifyDeskConsultants } from '../../activity/notifications/notify-desk-consultants';
import { listNamed, writeDealerships } from '../../catalog/imports/write-dealerships';
import {
  type ActRow,
  countActive,
  countOpen,
  findRecord,
  lastActs,
  listActs,
  listGroups,
  listRecords,
  lockRecords,
  nextId,
} from './dealership-records.repository';

type Needs = Pick<Ports, 'clock'>;
type Row = NonNullable<Awaited<ReturnType<typeof findRecord>>>;

export async function showRecords(db: Database): Promise<DataOf<typeof listCall>> {
  const rows = await listRecords(db);
  const last = await lastActs(db);
  return {
    groups: await listGroups(db),
    items: rows.map(({ dealership, group, state }) => ({
      id: String(dealership.id),
      name: dealership.name,
      group,
      city: dealership.city,
      state,
      phone: normalizePhone(dealership.phone),
      active: dealership.active,
      last: toAct(last.get(dealership.id)),
    })),
  };
}

function toAct(row: ActRow | undefined): DealershipAct | null {
  if (!row) return null;
  const { act, at, actorRole, name } = row;
  return { act, at: at.toISOString(), role: actorRole, name };
}

export async function showRecord(db: Database, id: number): Promise<DealershipRecord> {
  const row = (await findRecord(db, id)) ?? refuse('not-found', TEXTS.notFound);
  const acts = await listActs(db, id);
  return {
    id: String(id),
    revision: row.dealership.revision,
    active: row.dealership.active,
    facts: toForm(row),
    open: await countOpen(db, id),
    acts: acts.flatMap((act) => toAct(act) ?? []),
    groups: await listGroups(db),
  };
}

function toForm({ dealership, group, state }: Row): DealershipForm {
  const { name, cnpj, cep, address, city, phone, latitude, longitude } = dealership;
  return {
    name,
    group,
    cnpj,
    cep: cep ?? undefined,
    address,
    city,
    state,
    phone: normalizePhone(phone),
    latitude: String(latitude),
    longitude: String(longitude),
  };
}

/** Every change notifies the other consultants at the desk. */
async function write(
  ports: Needs,
  tx: Database,
  writing: Parameters<typeof writeDealerships>[2],
): Promise<void> {
  const { actor } = writing;
  for (const { id, act } of await writeDealerships(ports, tx, writing))
    await notifyDeskConsultants(ports, tx, {
      kind: `dealership-${act}`,
      about: { dealership: id },
      actor,
    });
}

type Adding = { form: DealershipForm; actor: Actor };

/**
 * Adds a dealership, with the handover hours that every new one begins with.
 */
export function addDealership(
  ports: Needs,
  db: Database,
  { form, actor }: Adding,
): Promise<{ id: string }> {
  return db.transaction(async (tx) => {
    await lockRecords(tx);
    const id = await nextId(tx);
    await refuseTaken(tx, id, form);
    const rows = [{ ...toFacts(form), id, active: true }];
    await write(ports, tx, { rows, actor });
    return { id: String(id) };
  });
}

const toFacts = ({ latitude, longitude, ...form }: DealershipForm) => ({
  ...form,
  latitude: Number(latitude),
  longitude: Number(longitude),
});

/** No two dealerships share a name or a CNPJ; the importer has the same rule. */
async function refuseTaken(
  tx: Database,
  id: number,
  { name, cnpj }: DealershipForm,
): Promise<void> {
  const others = (await listNamed(tx)).filter((other) => other.id !== id);
  const fields: KeyedMessage[] = [];
  if (others.some((other) => other.name === name))
    fields.push({ key: 'Name', message: 'Outra loja já tem esse nome.' });
  const twin = others.find((other) => other.cnpj === cnpj);
  if (twin) fields.push({ key: 'Cnpj', message: `Esse CNPJ já é da loja ${twin.name}.` });
  if (fields.length > 0) refuseFields(fields);
}

type One = { id: number; actor: Actor };

/**
 * Changes the facts of a dealership. Somebody who edited an older state gets 409
 * `changed-meanwhile` with who changed it, and when.
 */
export function changeDealership(
  ports: Needs,
  db: Database,
  { id, form, actor }: One & { form: BodyOf<typeof changeCall> },
): Promise<DealershipRecord> {
  const { revision, ...facts } = form;
  return db.transaction(async (tx) => {
    const { dealership } = await lockAt(tx, id, revision);
    await refuseTaken(tx, id, facts);
    const rows = [{ ...toFacts(facts), id, active: dealership.active }];
    await write(ports, tx, { rows, actor });
    return showRecord(tx, id);
  });
}

/**
 * Ends a dealership or reopens it. An ended one gets nothing new; its open work goes on,
 * so its people keep their access. At least one must stay, since cars need a dealership.
 */
export function setActive(
  ports: Needs,
  db: Database,
  { id, revision, active, actor }: One & { revision: number; active: boolean },
): Promise<DealershipRecord> {
  return db.transaction(async (tx) => {
    const row = await lockAt(tx, id, revision);
    if (row.dealership.active === active) await refuseMoved(tx, id);
    if (!active && (await countActive(tx)) === 1)
      refuse('invalid', 'É a única loja aberta: abra outra antes de encerrar esta.');
    const { dealership, group, state } = row;
    const rows = [{ ...dealership, group, state, active, cep: undefined }];
    await write(ports, tx, { rows, actor });
    return showRecord(tx, id);
  });
}

async function lockAt(tx: Database, id: number, revision: number): Promise<Row> {
  await lockRecords(tx);
  const row = (await findRecord(tx, id)) ?? refuse('not-found', TEXTS.notFound);
  return row.dealership.revision === revision ? row : refuseMoved(tx, id);
}

const DONE: Record<ActRow['act'], string> = {
  added: 'cadastrou',
  changed: 'alterou',
  ended: 'encerrou',
  reopened: 'reabriu',
};

async function refuseMoved(tx: Database, id: number): Promise<never> {
  const [last] = await listActs(tx, id);
  const why = last
    ? byWhom({ ...last, role: last.actorRole }, `${DONE[last.act]} esta loja`)
    : 'Esta loja mudou.';
  return refuse('conflict', why, { reason: 'changed-meanwhile' });
}
