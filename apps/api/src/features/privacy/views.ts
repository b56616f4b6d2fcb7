import { aliasedTable, and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { type Privacy } from '@site/contracts';
import { type Database } from '#platform/data/database';
import { type AuditAction } from '#platform/security/audit';
import { auditEntries, dealerships, users } from '../../tables';

const staff = aliasedTable(users, 'staff');

/** What staff does with the data of a person, in that person's words. */
const LOOKS: Partial<Record<AuditAction, string>> = {
  'person-viewed': 'Abriu o seu cadastro',
  'customers-searched': 'Achou o seu cadastro em uma busca',
  'document-viewed': 'Abriu um documento seu',
  'proposal-viewed': 'Abriu a sua proposta',
  'contract-viewed': 'Abriu o seu contrato',
  'dispute-viewed': 'Abriu a sua contestação',
  'proposal-moved': 'Mudou a etapa da sua proposta',
  'delivery-viewed': 'Abriu a entrega do seu carro',
  'data-exported': 'Gerou uma cópia dos seus dados',
};

/**
 * Who of the staff looked at somebody's data, newest first, all of it or the newest
 * `most`. Role and dealership, no names: colleagues have privacy too.
 */
export async function listViews(
  db: Database,
  userId: string,
  most?: number,
): Promise<Privacy['views']> {
  const query = db
    .select({
      at: auditEntries.at,
      role: auditEntries.actorRole,
      action: auditEntries.action,
      dealership: dealerships.name,
    })
    .from(auditEntries)
    .leftJoin(staff, eq(staff.id, auditEntries.actorId))
    .leftJoin(dealerships, eq(dealerships.id, staff.dealershipId))
    .where(
      and(
        eq(auditEntries.personId, userId),
        inArray(auditEntries.action, Object.keys(LOOKS)),
        inArray(auditEntries.actorRole, ['CONSULTANT', 'SELLER', 'DEALER', 'operations']),
        isNotNull(auditEntries.personId),
      ),
    )
    .orderBy(desc(auditEntries.id));
  const rows = await (most === undefined ? query : query.limit(most));
  return rows.map(({ at, role, action, dealership }) => ({
    at: at.toISOString(),
    who: whoOf(role, dealership),
    what: LOOKS[action as AuditAction] ?? '',
  }));
}

function whoOf(role: string, dealership: string | null): string {
  if (role === 'CONSULTANT') return 'Equipe de consultores';
  if (role === 'operations') return 'Equipe de operações';
  const shop = dealership ?? 'uma loja';
  return role === 'SELLER' ? `Vendedor da loja ${shop}` : shop;
}
