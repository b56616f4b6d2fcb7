import { aliasedTable, and, desc, eq, inArray } from 'drizzle-orm';
import { type Privacy } from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { type AuditAction } from '#platform/security/audit';
import { auditEntries } from '#platform/security/audit.table';
import { OF_STAFF } from '#platform/security/repeated-audit-entry';
import { dealerships } from '../../catalog/dealerships/dealerships.table';
import { users } from '../../identity/accounts/accounts.table';

const staff = aliasedTable(users, 'staff');

type Viewed = Extract<AuditAction, `${string}-viewed`>;
/**
 * Staff looks at a person's data, in words for that person. A look without words does not
 * compile.
 */
const LOOKS = {
  'person-viewed': 'Abriu o seu cadastro',
  'customers-searched': 'Achou o seu cadastro em uma busca',
  'document-viewed': 'Abriu um documento seu',
  'lead-viewed': 'Abriu um contato seu',
  'proposal-viewed': 'Abriu a sua proposta',
  'contract-viewed': 'Abriu o seu contrato',
  'bank-charges-viewed': 'Abriu as suas cobranças no banco',
  'dispute-viewed': 'Abriu a sua contestação',
  'proposal-moved': 'Mudou a etapa da sua proposta',
  'delivery-viewed': 'Abriu a entrega do seu carro',
  'odometer-viewed': 'Abriu as leituras do hodômetro do seu carro',
  'drivers-listed': 'Abriu a lista dos seus motoristas',
  'driver-viewed': 'Abriu os dados de um motorista seu',
  'service-request-viewed': 'Abriu um atendimento seu',
  'traffic-fines-listed': 'Abriu a lista de multas do seu carro',
  'traffic-fine-viewed': 'Abriu uma multa do seu carro',
  'return-viewed': 'Abriu a devolução do seu carro',
  'workshop-visit-viewed': 'Abriu uma visita do seu carro à oficina',
  'purchase-viewed': 'Abriu a compra do seu carro',
  'data-exported': 'Gerou uma cópia dos seus dados',
  'audit-looks-listed': 'Consultou quem olhou os seus dados',
} satisfies Record<Viewed, string> & Partial<Record<AuditAction, string>>;

/**
 * Lists the staff's looks at a person's data, newest first: all, or the newest `most`. It
 * tells role and dealership but no names, since colleagues have privacy too.
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
        OF_STAFF,
        eq(auditEntries.personId, userId),
        inArray(auditEntries.action, Object.keys(LOOKS)),
      ),
    )
    .orderBy(desc(auditEntries.id));
  const rows = await (most === undefined ? query : query.limit(most));
  return rows.map(({ at, role, action, dealership }) => ({
    at: at.toISOString(),
    who: whoOf(role, dealership),
    what: LOOKS[action as keyof typeof LOOKS],
  }));
}

function whoOf(role: string, dealership: string | null): string {
  if (role === 'CONSULTANT') return 'Equipe de consultores';
  if (role === 'operations') return 'Equipe de operações';
  const shop = dealership ?? 'uma loja';
  return role === 'SELLER' ? `Vendedor da loja ${shop}` : shop;
}
