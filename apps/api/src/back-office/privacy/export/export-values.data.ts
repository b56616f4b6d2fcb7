import {
  type AutomaticState,
  type CartEvent,
  type CartSide,
  type ChargeState,
  type DisputeState,
  type Lead,
  type OverdueDecisionKind,
  type Role,
  type SharedCartState,
} from '@site/api-contract';
import {
  type Digest,
  type HeldQueue,
  type RequestedAct,
} from '@site/api-contract/activity';
import {
  type AmendmentKind,
  CUSTOMER_MILESTONE_LABELS,
  SOURCE_LABELS,
} from '@site/api-contract/contracts';
import {
  type DamageContest,
  type DamageState,
  KIND_LABELS,
  PURCHASE_LABELS,
  SERVICE_STATE_LABELS,
  TRAFFIC_FINE_LABELS,
  WORKSHOP_REASON_LABELS,
  WORKSHOP_STATE_LABELS,
  type WorkshopSide,
} from '@site/api-contract/driving';
import { DOCUMENT_KINDS, documentName } from '@site/api-contract/identity';
import {
  ANALYSIS_REASONS,
  CHARGE_METHOD_LABELS,
  CLAIM_OUTCOME_LABELS,
  CLAIM_RULE_LABELS,
  CUSTOMER_STATE_LABELS,
  LEAD_REASON_LABELS,
  LEAD_STATE_LABELS,
  ORIGIN_LABELS,
  type ProposalActor,
  type ReturnKind,
} from '@site/api-contract/sales';
import { type Actor } from '#platform/security/audit';
import { type EndNotice } from '../../../driving/returns/returns.table';
import { type ReminderStep } from '../../../payments/dunning/payment-reminders.table';
import { EXPORTED_ACTS } from './export-acts.data';

type Words = Readonly<Record<string, string>>;

const labelsOf = (states: Readonly<Record<string, { label: string }>>): Words =>
  Object.fromEntries(Object.entries(states).map(([state, { label }]) => [state, label]));

const PROPOSAL_STATES = labelsOf(CUSTOMER_STATE_LABELS);
const SERVICE_STATES = labelsOf(SERVICE_STATE_LABELS);
const LEAD_STATES = labelsOf(LEAD_STATE_LABELS);
const DOCUMENTS: Words = Object.fromEntries(
  DOCUMENT_KINDS.map((kind) => [kind, documentName(kind, 'PF')]),
);
const WORKSHOP_SIDES: Readonly<Record<WorkshopSide, string>> = {
  customer: 'Você',
  dealership: 'Loja',
};
const SERVICE_SIDES: Words = { customer: 'Você', consultant: 'Consultor' };

const REQUESTED: Readonly<Record<RequestedAct, string>> = {
  'service-request': 'Abriu um atendimento',
  odometer: 'Anotou os km do painel',
  'delivery-slot': 'Marcou a entrega',
  'return-slot': 'Marcou a devolução',
  'return-cancelled': 'Desmarcou a devolução',
  'workshop-slot': 'Marcou a visita à oficina',
  'workshop-cancelled': 'Desmarcou a visita à oficina',
  'second-copy': 'Mandou a segunda via',
  address: 'Começou a mudança do endereço',
};

/**
 * Words for the codes of columns: of one table, or of every table that has the column.
 */
export const VALUE_WORDS: Readonly<Record<string, Words>> = {
  proof: { facts: 'Por três dados', code: 'Pelo código do e-mail' },
  'requested_acts.kind': REQUESTED,
  person_type: { PF: 'Pessoa física', PJ: 'Empresa' },
  client_type: { 1: 'Pessoa física', 2: 'Empresa' },
  media_type: { 'image/jpeg': 'Foto (JPEG)', 'application/pdf': 'PDF' },
  origin: ORIGIN_LABELS,
  'sale_claims.rule': CLAIM_RULE_LABELS,
  'sale_claims.outcome': CLAIM_OUTCOME_LABELS,
  method: CHARGE_METHOD_LABELS,
  payment_method: CHARGE_METHOD_LABELS,
  role: {
    CONSULTANT: 'Consultor',
    DEALER: 'Concessionária',
    SELLER: 'Vendedor',
  } satisfies Record<Role, string>,
  actor_role: {
    anonymous: 'Visitante',
    customer: 'Cliente',
    CONSULTANT: 'Consultor',
    DEALER: 'Concessionária',
    SELLER: 'Vendedor',
    operations: 'Equipe de operações',
    system: 'Sistema',
  } satisfies Record<Actor['role'], string>,
  'acts.action': EXPORTED_ACTS,
  'documents.kind': DOCUMENTS,
  'requested_documents.kind': DOCUMENTS,
  'proposals.state': PROPOSAL_STATES,
  'proposal_events.from_state': PROPOSAL_STATES,
  'proposal_events.to_state': PROPOSAL_STATES,
  'proposal_events.actor': {
    customer: 'Você',
    consultant: 'Consultor',
    dealership: 'Loja',
    system: 'Sistema',
  } satisfies Record<ProposalActor, string>,
  'proposal_events.reason_codes': Object.fromEntries(
    Object.entries(ANALYSIS_REASONS).map(([code, { sentence }]) => [code, sentence]),
  ),
  'contract_amendments.kind': {
    km: 'Km por mês',
    vencimento: 'Dia de vencimento',
    condutor: 'Mais um motorista',
  } satisfies Record<AmendmentKind, string>,
  'appointment_reminders.kind': {
    entrega: 'Entrega',
    devolucao: 'Devolução',
    oficina: 'Oficina',
  },
  'workshop_visits.reason': WORKSHOP_REASON_LABELS,
  'workshop_visits.state': labelsOf(WORKSHOP_STATE_LABELS),
  'workshop_visits.moved_by': WORKSHOP_SIDES,
  'workshop_visits.cancelled_by': WORKSHOP_SIDES,
  'deliveries.source': SOURCE_LABELS,
  'delivery_milestones.kind': CUSTOMER_MILESTONE_LABELS,
  'delivery_corrections.kind': CUSTOMER_MILESTONE_LABELS,
  'service_requests.kind': KIND_LABELS,
  'service_requests.state': SERVICE_STATES,
  'service_requests.anyoneHurt': { sim: 'sim', nao: 'não' },
  'service_entries.side': SERVICE_SIDES,
  'service_entries.to_state': SERVICE_STATES,
  'service_files.side': SERVICE_SIDES,
  'traffic_fines.state': labelsOf(TRAFFIC_FINE_LABELS),
  'traffic_fine_files.kind': {
    notificacao: 'Notificação',
    'indicacao-assinada': 'Indicação do condutor, assinada',
  },
  'returns.kind': {
    fim: 'Fim do contrato',
    antecipada: 'Antes do fim do contrato',
    inadimplencia: 'Falta de pagamento',
    desistencia: 'Desistência',
  } satisfies Record<ReturnKind, string>,
  'returns.damage_state': {
    aguardando: 'Esperando você',
    cobrados: 'Cobrados',
    contestados: 'Contestados',
    retirados: 'Retirados',
  } satisfies Record<DamageState, string>,
  'return_damages.contest': {
    contestado: 'Contestado',
    mantido: 'Mantido',
    retirado: 'Retirado',
  } satisfies Record<DamageContest, string>,
  'purchases.state': labelsOf(PURCHASE_LABELS),
  'payment_charges.state': {
    asked: 'Pedida ao banco',
    open: 'Esperando o pagamento',
    scheduled: 'Agendada',
    paid: 'Paga',
    declined: 'Recusada',
    failed: 'Não foi feita',
    canceled: 'Cancelada',
  } satisfies Record<ChargeState, string>,
  'payment_recurrences.state': {
    asked: 'Pedido ao banco',
    criada: 'Esperando a sua autorização',
    enviada: 'No aplicativo do seu banco',
    aceita: 'Ativo',
    rejeitada: 'Recusado',
    expirada: 'Venceu sem resposta',
    cancelada: 'Encerrado',
  } satisfies Record<AutomaticState, string>,
  'payment_refunds.state': {
    asked: 'Pedida ao banco',
    sent: 'Enviada',
    refused: 'Recusada pelo banco',
  },
  'payment_cards.state': {
    asked: 'Esperando você',
    active: 'Ativo',
    refused: 'Recusado',
    removed: 'Removido',
  },
  'maintenance_notices.step': { near: 'Está perto', overdue: 'Está atrasada' },
  'end_notices.step': {
    'em-vista': 'O fim do contrato está perto',
    'marcar-devolucao': 'Já dá para marcar a devolução',
  } satisfies Record<EndNotice, string>,
  'payment_reminders.step': {
    'em-3-dias': 'Três dias antes do vencimento',
    hoje: 'No dia do vencimento',
    venceu: 'Depois do vencimento',
    'em-5-dias': 'Cinco dias de atraso',
    'em-15-dias': 'Quinze dias de atraso',
    ultima: 'Último aviso',
  } satisfies Record<ReminderStep, string>,
  'charge_disputes.state': {
    aberta: 'Em análise',
    aceita: 'Aceita',
    mantida: 'Cobrança mantida',
  } satisfies Record<DisputeState, string>,
  'overdue_decisions.kind': {
    combinar: 'Outro dia combinado',
    perdoar: 'Multa e juros perdoados',
    encerrar: 'Contrato encerrado',
  } satisfies Record<OverdueDecisionKind, string>,
  'shared_carts.state': {
    prepared: 'Preparado',
    offered: 'Convite enviado',
    requested: 'Convite recebido',
    live: 'Em andamento',
    declined: 'Recusado',
    ended: 'Encerrado',
  } satisfies Record<SharedCartState, string>,
  'cart_events.by_side': { customer: 'Você', seller: 'Vendedor' } satisfies Record<
    CartSide,
    string
  >,
  'cart_events.kind': {
    accepted: 'Convite aceito',
    added: 'Simulação juntada',
    changed: 'Simulação mudada',
    removed: 'Simulação removida',
    restored: 'Simulação de volta',
    sent: 'Proposta enviada',
    ended: 'Compartilhamento encerrado',
  } satisfies Record<CartEvent['kind'], string>,
  'leads.kind': {
    'desconto-assinar': 'Desconto para Assinar',
    contato: 'Contato',
    empresa: 'Para empresas',
    'pre-reserva': 'Pré-reserva',
    'aviso-de-modelo': 'Aviso de modelo novo',
    chamanochat: 'Chama no chat',
    'campanha-whatsapp': 'Campanha do WhatsApp',
    abordo: 'Guia a bordo',
    assine: 'Página Assine',
  } satisfies Record<Lead['kind'], string>,
  'leads.status': LEAD_STATES,
  'leads.reason': LEAD_REASON_LABELS,
  'lead_entries.act': {
    claimed: 'Um consultor assumiu',
    released: 'O consultor devolveu',
    worked: 'Contato anotado',
    returned: 'Voltou para a fila',
    called: 'O consultor chamou o lugar na fila',
  },
  'lead_entries.status': LEAD_STATES,
  'lead_entries.reason': LEAD_REASON_LABELS,
  'notification_settings.digest': {
    'business-days': 'Em dias úteis',
    'every-day': 'Todos os dias',
    off: 'Não recebe',
  } satisfies Record<Digest, string>,
  'item_holds.queue': {
    proposals: 'Propostas',
    leads: 'Leads',
    overdue: 'Atrasos',
    services: 'Atendimentos',
    fines: 'Multas',
    disputes: 'Contestações',
    damages: 'Danos contestados',
    purchases: 'Compras',
  } satisfies Record<HeldQueue, string>,
  'saved_views.list': { proposals: 'Propostas', leads: 'Leads' },
  'staff_access_acts.act': { ended: 'Acesso encerrado', restored: 'Acesso devolvido' },
};
