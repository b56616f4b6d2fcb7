import { withFallback } from '../with-fallback';

/**
 * Audit events of staff looks at a person's data, in words for consultants. No zod: the
 * screen uses them too.
 */
export const LOOK_LABELS = withFallback(
  {
    'person-viewed': 'Abriu o cadastro',
    'customers-searched': 'Procurou clientes',
    'document-viewed': 'Abriu um documento',
    'lead-viewed': 'Abriu um lead',
    'leads-listed': 'Listou leads',
    'proposal-viewed': 'Abriu uma proposta',
    'proposals-listed': 'Listou propostas',
    'proposals-exported': 'Baixou uma lista de propostas',
    'sales-statement-exported': 'Baixou um extrato de vendas',
    'contract-viewed': 'Abriu um contrato',
    'contracts-listed': 'Listou contratos',
    'bank-charges-viewed': 'Abriu as cobranças no banco',
    'overdue-listed': 'Listou atrasos',
    'dispute-viewed': 'Abriu uma contestação',
    'disputes-listed': 'Listou contestações',
    'delivery-viewed': 'Abriu uma entrega',
    'deliveries-listed': 'Listou entregas',
    'driver-viewed': 'Abriu um motorista',
    'drivers-listed': 'Listou motoristas',
    'service-request-viewed': 'Abriu um atendimento',
    'service-requests-listed': 'Listou atendimentos',
    'traffic-fine-viewed': 'Abriu uma multa',
    'traffic-fines-listed': 'Listou multas',
    'return-viewed': 'Abriu uma devolução',
    'returns-listed': 'Listou devoluções',
    'purchase-viewed': 'Abriu uma compra',
    'purchases-listed': 'Listou compras',
    'today-listed': 'Recebeu a lista do dia',
    'data-exported': 'Gerou uma cópia dos dados',
    'audit-looks-listed': 'Consultou a auditoria',
  },
  'Outra consulta',
);
export type AuditLook = keyof typeof LOOK_LABELS;
export const AUDIT_LOOKS = Object.keys(LOOK_LABELS) as AuditLook[];

/** Roles of the staff who look. */
export const LOOKER_ROLES = ['CONSULTANT', 'SELLER', 'DEALER', 'operations'] as const;
export type LookerRole = (typeof LOOKER_ROLES)[number];
