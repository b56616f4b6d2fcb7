import { type SQL, sql } from 'drizzle-orm';
import { findStateByUf } from '@site/api-contract/brazil';
import { bumpContentVersion } from '#platform/data/content-version';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { actorColumns } from '#platform/security/actor-columns';
import { type Actor, recordAudit } from '#platform/security/audit';
import {
  dealershipActs,
  dealershipGroups,
  dealerships,
} from '../dealerships/dealerships.table';
import { type OnProgress } from './read-table';
import { writeRows } from './write-rows';

/**
 * The facts of a dealership; `state` is the UF. Without a CEP, a dealership at the same
 * address keeps its CEP.
 */
type DealershipFacts = {
  id: number;
  group: string;
  name: string;
  cnpj: string;
  city: string;
  state: string;
  address: string;
  phone: string;
  latitude: number;
  longitude: number;
  active: boolean;
  cep?: string;
};

type Writing = {
  rows: readonly DealershipFacts[];
  actor: Actor;
  onProgress?: OnProgress;
};
type Written = {
  id: number;
  act: (typeof dealershipActs.$inferSelect)['act'];
};

/**
 * Adds and changes dealerships and their groups; unchanged ones are not written. Each
 * change raises the revision and is recorded with its author, in `dealership_acts` and in
 * the audit trail. Gives the changes.
 */
export async function writeDealerships(
  ports: Pick<Ports, 'clock'>,
  tx: Database,
  { rows, actor, onProgress }: Writing,
): Promise<Written[]> {
  const groups = await groupIds(tx, [...new Set(rows.map(({ group }) => group))]);
  const stored = rows.map(({ group, state, cep = null, ...row }) => ({
    ...row,
    cep,
    group_id: groups.get(group),
    state_id: findStateByUf(state)?.id,
  }));
  const written = await writeRows<Written>(
    tx,
    stored,
    (json) => sql`with before as (select id, active from dealerships),
      written as (
        insert into dealerships as d (${COLUMNS})
        select ${COLUMNS}
        from jsonb_to_recordset(${json}) as row (id int, group_id int, state_id int,
          name text, cnpj text, city text, address text, cep text, phone text,
          latitude double precision, longitude double precision, active boolean)
        on conflict (id) do update set group_id = excluded.group_id,
          state_id = excluded.state_id, name = excluded.name, cnpj = excluded.cnpj,
          city = excluded.city, address = excluded.address, phone = excluded.phone,
          latitude = excluded.latitude, longitude = excluded.longitude,
          active = excluded.active, revision = d.revision + 1,
          cep = case when excluded.cep is null and excluded.address = d.address
            then d.cep else excluded.cep end
        where (d.group_id, d.state_id, d.name, d.cnpj, d.city, d.address,
            ${digitsOf(sql`d.phone`)},
            d.latitude, d.longitude, d.active)
          is distinct from (excluded.group_id, excluded.state_id, excluded.name,
            excluded.cnpj, excluded.city, excluded.address,
            ${digitsOf(sql`excluded.phone`)},
            excluded.latitude, excluded.longitude, excluded.active)
          or (excluded.cep is not null and excluded.cep is distinct from d.cep)
        returning id, active)
      select written.id, case when before.id is null then 'added'
        when before.active = written.active then 'changed'
        when written.active then 'reopened' else 'ended' end as act
      from written left join before using (id) order by written.id`,
    onProgress,
  );
  for (const { id, act } of written) await noteAct(ports, tx, { id, act, actor });
  if (written.length > 0) await bumpContentVersion(tx);
  return written;
}

/** A phone is compared by its digits, however it is written. */
const digitsOf = (phone: SQL) => sql`regexp_replace(${phone}, '[^0-9]', '', 'g')`;

const COLUMNS = sql.raw(
  'id, group_id, state_id, name, cnpj, city, address, cep, phone, latitude, longitude, active',
);

async function noteAct(
  ports: Pick<Ports, 'clock'>,
  tx: Database,
  { id, act, actor }: Written & { actor: Actor },
): Promise<void> {
  await tx.insert(dealershipActs).values({
    dealershipId: id,
    act,
    ...actorColumns(ports, 'CONSULTANT', actor),
  });
  await recordAudit(ports, tx, {
    actor,
    action: `dealership-${act}`,
    personId: null,
    subject: `dealership:${id}`,
  });
}

/** Names and CNPJs, which must be unique. */
export function listNamed(
  db: Database,
): Promise<{ id: number; name: string; cnpj: string }[]> {
  return db
    .select({ id: dealerships.id, name: dealerships.name, cnpj: dealerships.cnpj })
    .from(dealerships);
}

async function groupIds(
  tx: Database,
  names: readonly string[],
): Promise<Map<string, number>> {
  const known = await tx.select().from(dealershipGroups);
  const next = Math.max(0, ...known.map(({ id }) => id)) + 1;
  const added = names
    .filter((name) => !known.some((group) => group.name === name))
    .map((name, at) => ({ id: next + at, name }));
  if (added.length > 0) await tx.insert(dealershipGroups).values(added);
  return new Map([...known, ...added].map(({ id, name }) => [name, id]));
}
