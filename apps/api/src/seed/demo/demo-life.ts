import {
  type DriverForm,
  type ProposalRequest,
  type ServiceForm,
  type TrafficFineForm,
} from '@site/api-contract';
import { type AnalysisReasonCode } from '@site/api-contract/analysis-reasons';
import { type DocumentKind } from '@site/api-contract/documents';
import { type ProposalState } from '@site/api-contract/states';

/** States in which a proposal stays: a sent one is in analysis in the same instant. */
type RestingState = Exclude<ProposalState, 'rascunho' | 'enviada'>;

/** The acts of a customer of the demo up to today. */
export type DemoLife = {
  customer: string;
  /** Whole days since it was sent. */
  daysAgo: number;
  state: RestingState;
  dealershipId: number;
  seller?: string;
  origin: 'site' | 'link-da-loja' | 'venda-assistida';
  versionSlug: string;
  paint: string;
  term: 12 | 18 | 24 | 36 | 48;
  km: 500 | 1000 | 1500 | 2000 | 3000;
  addOns: string[];
  paymentMethod: ProposalRequest['paymentMethod'];
  dueDay: ProposalRequest['dueDay'];
  /** Reais: a month for a person, a year for a company. */
  income: number;
  /** The text of the decision, or the reason of a cancellation. */
  reason?: string;
  reasons?: readonly AnalysisReasonCode[];
  documents?: readonly { kind: DocumentKind; note: string }[];
  /** Pays by Pix Automático from the delivery on. */
  automatic?: true;
  /** The newest bills that fell due and were not paid. */
  unpaid?: number;
  /** Reads the odometer once a month. */
  kmAMonth?: number;
  /** Somebody else who may drive the car. */
  driver?: DriverForm;
  /** A traffic fine came, and the customer has not said yet who drove. */
  fine?: Omit<TrafficFineForm, 'plate' | 'infractionOn' | 'answerUntil'>;
  /** Asked yesterday, and nobody has answered yet. */
  asks?: ServiceForm;
};

const SENT: readonly ProposalState[] = ['enviada', 'em_analise'];
const APPROVED: readonly ProposalState[] = [...SENT, 'aprovada'];
const PAID: readonly ProposalState[] = [
  ...APPROVED,
  'contrato_assinado',
  'pagamento_confirmado',
];
const PATHS: Record<RestingState, readonly ProposalState[]> = {
  em_analise: SENT,
  documentos_pendentes: [...SENT, 'documentos_pendentes'],
  reprovada: [...SENT, 'reprovada'],
  cancelada: [...SENT, 'cancelada'],
  aprovada: APPROVED,
  expirada: [...APPROVED, 'expirada'],
  contrato_assinado: [...APPROVED, 'contrato_assinado'],
  pagamento_confirmado: PAID,
  entrega_agendada: PAID,
  ativa: PAID,
  encerrada: PAID,
};

/**
 * The states on the way to one, up to the first payment: what comes after it has the days
 * of delivery and bills.
 */
export const pathTo = (state: RestingState): readonly ProposalState[] => PATHS[state];
