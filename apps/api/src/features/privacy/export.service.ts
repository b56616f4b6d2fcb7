import { desc, eq, sql } from 'drizzle-orm';
import { type DataExport } from '@site/contracts';
import {
  formatCentavos,
  formatDate,
  formatDateTime,
  saoPauloDay,
} from '@site/contracts/brazil';
import { type Database, rowsOf } from '#platform/data/database';
import { type PdfPart, writePdf } from '#platform/files/pdf';
import { brandOf } from '#platform/mail/mail-template';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import {
  auditEntries,
  leadEntries,
  leads,
  reservations,
  sellerInvitations,
} from '../../tables';
import { type Account } from '../accounts/accounts.repository';
import { askCurrentPassword } from '../accounts/password-proof';
import { COLUMN_LABELS, ONLY_IN_JSON, TABLE_TITLES } from './export.words';
import { invitationsOf, leadsOf, reservationsOf } from './person-contacts';
import {
  type PersonTable,
  type Row,
  rowsOfPerson,
  withoutSecrets,
} from './person-tables';
import { storedData } from './stored-data';
import { listViews } from './views';

/** Rows of one table in the PDF; the JSON has all of them. */
const MOST_PRINTED = 200;

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

/** The same for the operator of `npm run ops`. Leaves its trace. */
export async function exportPerson(
  ports: Ports,
  db: Database,
  account: Account,
  actor: Actor,
): Promise<DataExport> {
  const { tables, stored } = await db.transaction(async (tx) => {
    const read = {
      tables: await tablesOf(tx, account),
      stored: await storedData(ports.config, tx, account),
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
  const pdf = await writePdf({
    title: 'Seus dados',
    lead: `Tudo o que guardamos da sua conta em ${formatDateTime(now)}. O arquivo JSON desta mesma cópia traz também os números internos e o cálculo de cada preço.`,
    mark: `Cópia de dados pessoais · ${formatDate(now)}`,
    issuedAt: now,
    brand: brandOf(ports.config),
    parts: [
      { heading: 'Para que servem e até quando ficam' },
      ...stored.filter(({ count }) => count > 0).map(toPurpose),
      ...tables.flatMap(toParts),
    ],
  });
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
  const plain = (found: { row: Row }[]) => found.map(({ row }) => withoutSecrets(row));
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
    { table: 'leads', rows: plain(contacts) },
    { table: 'lead_entries', rows: plain(work) },
    { table: 'reservations', rows: plain(places) },
    { table: 'seller_invitations', rows: plain(invitations) },
    { table: 'views', rows: await listViews(db, id) },
    {
      table: 'acts',
      rows: acts.map(({ at, ...act }) => ({ at: at.toISOString(), ...act })),
    },
  ];
  return [...(await rowsOfPerson(db, id)), ...more.filter(({ rows }) => rows.length > 0)];
}

function toPurpose({
  what,
  why,
  basis,
  until,
}: Awaited<ReturnType<typeof storedData>>[number]): PdfPart {
  return {
    facts: [
      ['O quê', what],
      ['Para quê', why],
      ['Base legal', basis],
      ['Até quando', until],
    ],
  };
}

/**
 * A heading and, for each row, its facts. Empty values and inner numbers are left out,
 * and so are rows that nobody would leaf through.
 */
function toParts({ table, rows }: PersonTable): PdfPart[] {
  const left = rows.length - MOST_PRINTED;
  const more: PdfPart[] =
    left > 0
      ? [
          {
            text:
              left === 1
                ? 'Mais 1 registro no arquivo JSON.'
                : `Mais ${left} registros no arquivo JSON.`,
          },
        ]
      : [];
  const facts = rows
    .slice(0, MOST_PRINTED)
    .map((row) => Object.entries(row).flatMap(([name, value]) => toFact(name, value)))
    .filter((row) => row.length > 0);
  return facts.length === 0
    ? []
    : [
        { heading: TABLE_TITLES[table] ?? table },
        ...facts.map((row): PdfPart => ({ facts: row })),
        ...more,
      ];
}

function toFact(name: string, value: unknown): [string, string][] {
  if (ONLY_IN_JSON.test(name)) return [];
  const text = toText(name, value);
  return text === '' ? [] : [[COLUMN_LABELS[name] ?? name, text]];
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

function toText(name: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  if (typeof value === 'number')
    return name.endsWith('_centavos') ? formatCentavos(value) : String(value);
  if (typeof value === 'string')
    return DAY.test(value)
      ? formatDate(value)
      : INSTANT.test(value)
        ? formatDateTime(value)
        : value;
  return Object.values(value)
    .filter((part) => typeof part !== 'object')
    .join(', ');
}
