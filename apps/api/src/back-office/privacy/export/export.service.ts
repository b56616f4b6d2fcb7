import { desc, eq, sql } from 'drizzle-orm';
import { type DataExport } from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { type Database, rowsOf } from '#platform/data/database';
import { writePdf } from '#platform/files/pdf';
import { brandOf } from '#platform/mail/mail-template';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { auditEntries } from '#platform/security/audit.table';
import { type SignedIn } from '#platform/security/authentication';
import {
  factsOfContracts,
  listOwnContracts,
} from '../../../contracts/contracts/contracts.repository';
import { type Account } from '../../../identity/accounts/accounts.repository';
import { askCurrentPassword } from '../../../identity/authentication/check-password';
import {
  consultantInvitations,
  sellerInvitations,
} from '../../../identity/team/team.table';
import { leadEntries, leads, reservations } from '../../../sales/leads/leads.table';
import {
  consultantInvitationsOf,
  invitationsOf,
  leadsOf,
  reservationsOf,
} from '../person-contacts';
import {
  type PersonTable,
  type Row,
  rowsOfPerson,
  withoutSecrets,
} from '../person-tables';
import { listViews } from '../staff-looks';
import { exportSheet } from './export-sheet';
import { storedData } from './stored-data';

/**
 * A copy of everything about the viewer, as JSON and PDF, after the password was typed
 * again (security-requirements I2).
 */
export async function exportOwnData(
  ports: Ports,
  db: Database,
  {
    viewer,
    currentPassword,
    actor,
  }: { viewer: SignedIn; currentPassword: string; actor: Actor },
): Promise<DataExport> {
  const account = await askCurrentPassword(ports, db, {
    userId: viewer.id,
    password: currentPassword,
    actor,
  });
  return exportPerson(ports, db, account, actor);
}

/** The same for the operator of `npm run ops`. The trail records it. */
export async function exportPerson(
  ports: Ports,
  db: Database,
  account: Account,
  actor: Actor,
): Promise<DataExport> {
  const { tables, stored, records } = await db.transaction(async (tx) => {
    const read = {
      tables: await tablesOf(tx, account),
      stored: await storedData(ports.config, tx, account),
      records: await factsOfContracts(tx, await listOwnContracts(tx, account.id)),
    };
    await recordAudit(ports, tx, {
      actor,
      action: 'data-exported',
      personId: account.id,
    });
    return read;
  });
  const now = ports.clock.now();
  const name = `meus-dados-${saoPauloDay(now)}`;
  const json = JSON.stringify(
    {
      geradoEm: now.toISOString(),
      paraQue: stored,
      dados: Object.fromEntries(tables.map(({ table, rows }) => [table, rows])),
    },
    null,
    2,
  );
  const pdf = await writePdf(
    ports.drawings,
    exportSheet({ now, brand: brandOf(ports.config), stored, tables, records }),
  );
  return {
    files: [
      {
        name: `${name}.json`,
        type: 'application/json',
        base64: Buffer.from(json).toString('base64'),
      },
      { name: `${name}.pdf`, type: 'application/pdf', base64: pdf.toString('base64') },
    ],
  };
}

async function tablesOf(db: Database, account: Account): Promise<PersonTable[]> {
  const { id } = account;
  const plain = (table: string, found: { row: Row }[]): PersonTable => ({
    table,
    rows: found.map(({ row }) => withoutSecrets(table, row)),
  });
  const contacts = await rowsOf<{ row: Row }>(
    db,
    sql`select to_jsonb(leads) as row from ${leads} where ${leadsOf(account)}`,
  );
  const work = await rowsOf<{ row: Row }>(
    db,
    sql`select to_jsonb(lead_entries) as row
      from ${leadEntries}
      join ${leads} on ${leads.id} = ${leadEntries.leadId}
      where ${leadsOf(account)}
      order by ${leadEntries.id}`,
  );
  const places = await rowsOf<{ row: Row }>(
    db,
    sql`select to_jsonb(reservations) as row
      from ${reservations}
      where ${reservationsOf(account)}`,
  );
  const invitations = await rowsOf<{ row: Row }>(
    db,
    sql`select to_jsonb(seller_invitations) as row
      from ${sellerInvitations}
      where ${invitationsOf(account)}`,
  );
  const staffInvitations = await rowsOf<{ row: Row }>(
    db,
    sql`select to_jsonb(consultant_invitations) as row
      from ${consultantInvitations}
      where ${consultantInvitationsOf(account)}`,
  );
  const acts = await db
    .select({
      at: auditEntries.at,
      action: auditEntries.action,
      detail: auditEntries.detail,
      actor_role: auditEntries.actorRole,
      address: auditEntries.address,
      trace_id: auditEntries.traceId,
    })
    .from(auditEntries)
    .where(eq(auditEntries.actorId, id))
    .orderBy(desc(auditEntries.id));
  const more: PersonTable[] = [
    plain('leads', contacts),
    plain('lead_entries', work),
    plain('reservations', places),
    plain('seller_invitations', invitations),
    plain('consultant_invitations', staffInvitations),
    { table: 'views', rows: await listViews(db, id) },
    {
      table: 'acts',
      rows: acts.map(({ at, ...act }) => ({ at: at.toISOString(), ...act })),
    },
  ];
  return [...(await rowsOfPerson(db, id)), ...more.filter(({ rows }) => rows.length > 0)];
}
