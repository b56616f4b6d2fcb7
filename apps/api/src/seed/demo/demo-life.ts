import {
  type DriverForm,
  type ProposalRequest,
  type ServiceForm,
  type TrafficFineForm,
  type WorkshopBooking,
} from '@site/api-contract';
import { type DocumentKind } from '@site/api-contract/identity';
import { type AnalysisReasonCode, type ProposalState } from '@site/api-contract/sales';

/** States in which a proposal stays; a sent one goes into analysis at once. */
type RestingState = Exclude<ProposalState, 'rascunho' | 'enviada'>;

/** The acts of a demo customer up to today. */
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
  /** Steps back within the seven days after the signature. */
  withdraws?: true;
  /** Pays by Pix Automático from the delivery on. */
  automatic?: true;
  /** Number of newest due bills that were not paid. */
  unpaid?: number;
  /** Km that the odometer, read once a month, rises by. */
  kmAMonth?: number;
  /** Somebody else who may drive the car, added whole days ago. */
  driver?: { daysAgo: number; form: DriverForm };
  /** A traffic fine whose driver the customer has not named yet. */
  fine?: Omit<TrafficFineForm, 'plate' | 'infractionOn' | 'answerUntil'>;
  /** A request of yesterday, about yesterday, that nobody has answered. */
  asks?: Omit<ServiceForm, 'happenedOn'>;
  /** Visits to the workshop: one that came whole days ago, and one that is to come. */
  workshop?: {
    came?: { daysAgo: number; form: WorkshopWish };
    booked?: WorkshopWish;
  };
};

type WorkshopWish = Pick<WorkshopBooking, 'reason' | 'note'>;

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
 * The states on the way to one, up to the first payment: later ones follow the days of
 * delivery and bills.
 */
export const pathTo = (state: RestingState): readonly ProposalState[] => PATHS[state];
