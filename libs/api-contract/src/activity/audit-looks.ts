import { withFallback } from '../with-fallback';
import {
  ACCESS_LABELS,
  ACT_LABELS,
  AUDIT_ACCESSES,
  AUDIT_ACTS,
  type AuditAccess,
  type AuditAct,
  OTHER_ACT,
} from './audit-acts.data';

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
    'odometer-viewed': 'Abriu as leituras do hodômetro',
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
    'workshop-visit-viewed': 'Abriu uma visita à oficina',
    'workshop-visits-listed': 'Listou visitas à oficina',
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

/** Parts of the trail; `all` has sign-ins and such, too. */
export const AUDIT_KINDS = ['acts', 'looks', 'all'] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

export type AuditWord = AuditAct | AuditLook | AuditAccess;
export const AUDIT_WORDS: readonly AuditWord[] = [
  ...AUDIT_ACTS,
  ...AUDIT_LOOKS,
  ...AUDIT_ACCESSES,
];

/** The events of a part of the trail. */
export function auditWordsOf(kind: AuditKind): readonly AuditWord[] {
  return { acts: AUDIT_ACTS, looks: AUDIT_LOOKS, all: AUDIT_WORDS }[kind];
}

const WORDS: Readonly<Record<AuditWord, string>> = {
  ...LOOK_LABELS,
  ...ACT_LABELS,
  ...ACCESS_LABELS,
};

export function isAuditWord(action: string): action is AuditWord {
  return Object.hasOwn(WORDS, action);
}

/** An event in words; one that only a newer API knows is another act. */
export function auditWords(action: string): string {
  return isAuditWord(action) ? WORDS[action] : OTHER_ACT;
}

/** Roles of the staff in the trail. */
export const LOOKER_ROLES = ['CONSULTANT', 'SELLER', 'DEALER', 'operations'] as const;
export type LookerRole = (typeof LOOKER_ROLES)[number];
