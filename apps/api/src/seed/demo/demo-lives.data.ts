import {
  type DriverForm,
  type ProposalRequest,
  type ServiceForm,
  type TrafficFineForm,
} from '@site/contracts';
import { type AnalysisReasonCode } from '@site/contracts/analysis-reasons';
import { cpfCheckDigits } from '@site/contracts/brazil';
import { type DocumentKind } from '@site/contracts/documents';
import { type ProposalState } from '@site/contracts/states';

/** States in which a proposal stays: a sent one is in analysis in the same instant. */
export type RestingState = Exclude<ProposalState, 'rascunho' | 'enviada'>;

/** What somebody of the demo did up to today. */
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
  /** What the decision said, or why it was cancelled. */
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

const BATEL = 1;
const PAULISTA = 5;
const SELLER = 'vendedor@rodar.test';

/** One life or more for each state in which a proposal stays, the oldest first. */
export const DEMO_LIVES: readonly DemoLife[] = [
  {
    customer: 'sonia.batista@rodar.test',
    daysAgo: 460,
    state: 'encerrada',
    dealershipId: PAULISTA,
    origin: 'site',
    versionSlug: 'lira-trilha',
    paint: 'prata-lua',
    term: 12,
    km: 1000,
    addOns: [],
    paymentMethod: 'pix',
    dueDay: 5,
    income: 8_400,
    reason: 'Tudo certo com renda e documentos.',
  },
  {
    customer: 'fim@rodar.test',
    daysAgo: 390,
    state: 'ativa',
    dealershipId: PAULISTA,
    origin: 'site',
    versionSlug: 'sabia-drive',
    paint: 'prata-lua',
    term: 12,
    km: 1000,
    addOns: [],
    paymentMethod: 'pix',
    dueDay: 10,
    income: 11_200,
    reason: 'Renda e documentos conferidos.',
    kmAMonth: 940,
  },
  {
    customer: 'empresa@rodar.test',
    daysAgo: 250,
    state: 'ativa',
    dealershipId: PAULISTA,
    seller: SELLER,
    origin: 'link-da-loja',
    versionSlug: 'lira-trilha',
    paint: 'branco-nuvem',
    term: 36,
    km: 2000,
    addOns: ['vidros-e-pneus'],
    paymentMethod: 'boleto',
    dueDay: 20,
    income: 1_450_000,
    reason: 'Faturamento e documentos conferidos.',
    kmAMonth: 2_150,
  },
  {
    customer: 'cliente@rodar.test',
    daysAgo: 178,
    state: 'ativa',
    dealershipId: PAULISTA,
    seller: SELLER,
    origin: 'venda-assistida',
    versionSlug: 'aroeira-evolucao',
    paint: 'vermelho-ipe',
    term: 36,
    km: 1000,
    addOns: ['vidros-e-pneus'],
    paymentMethod: 'pix',
    dueDay: 10,
    income: 12_500,
    reason: 'Renda e documentos conferidos.',
    kmAMonth: 820,
    driver: {
      name: 'Rui Alves Prado',
      cpf: `710364825${cpfCheckDigits('710364825')}`,
      birthdate: '1988-02-09',
      cnh: '12294923308',
      cnhCategory: 'B',
      cnhFirstLicenseDate: '2008-06-11',
      cnhExpirationDate: '2032-06-10',
    },
    fine: {
      noticeNumber: 'P487215-3',
      issuingBody: 'DER-SP',
      infractionTime: '15:42',
      place: 'Rodovia dos Bandeirantes, km 52, Jundiaí',
      description: 'Transitar até 20% acima da velocidade máxima',
      amount: 130.16,
      points: 4,
    },
    asks: {
      kind: 'outro',
      text: 'Vou viajar para a Bahia em janeiro. Preciso levar algum documento do carro na viagem?',
    },
  },
  {
    customer: 'renata.figueiredo@rodar.test',
    daysAgo: 165,
    state: 'ativa',
    dealershipId: PAULISTA,
    origin: 'site',
    versionSlug: 'sabia-drive',
    paint: 'branco-nuvem',
    term: 24,
    km: 1000,
    addOns: [],
    paymentMethod: 'boleto',
    dueDay: 15,
    income: 9_100,
    reason: 'Renda e documentos conferidos.',
    unpaid: 2,
    kmAMonth: 930,
  },
  {
    customer: 'mfa@rodar.test',
    daysAgo: 160,
    state: 'ativa',
    dealershipId: PAULISTA,
    origin: 'link-da-loja',
    versionSlug: 'ipe-conforto',
    paint: 'prata-lua',
    term: 24,
    km: 1000,
    addOns: [],
    paymentMethod: 'pix',
    dueDay: 25,
    income: 10_300,
    reason: 'Tudo certo com renda e documentos.',
    automatic: true,
    kmAMonth: 690,
  },
  {
    customer: 'vera.pontes@rodar.test',
    daysAgo: 64,
    state: 'expirada',
    dealershipId: PAULISTA,
    origin: 'site',
    versionSlug: 'cerrado-sertao',
    paint: 'preto-noite',
    term: 36,
    km: 1000,
    addOns: [],
    paymentMethod: 'cartao',
    dueDay: 10,
    income: 18_200,
    reason: 'Tudo certo com renda e documentos.',
  },
  {
    customer: 'luciana.tavares@rodar.test',
    daysAgo: 41,
    state: 'reprovada',
    dealershipId: PAULISTA,
    origin: 'link-da-loja',
    versionSlug: 'serrana-mirante',
    paint: 'preto-noite',
    term: 24,
    km: 2000,
    addOns: [],
    paymentMethod: 'boleto',
    dueDay: 5,
    income: 7_200,
    reason: 'Com o Lira, a mensalidade caberia na renda que você informou.',
    reasons: ['renda-insuficiente'],
  },
  {
    customer: 'bruno.castellan@rodar.test',
    daysAgo: 26,
    state: 'aprovada',
    dealershipId: BATEL,
    origin: 'link-da-loja',
    versionSlug: 'tropeiro-lida',
    paint: 'cinza-cometa',
    term: 48,
    km: 1500,
    addOns: ['entrega-em-casa'],
    paymentMethod: 'pix',
    dueDay: 15,
    income: 14_000,
    reason: 'Tudo certo com renda e documentos.',
  },
  {
    customer: 'thiago.meireles@rodar.test',
    daysAgo: 15,
    state: 'cancelada',
    dealershipId: PAULISTA,
    origin: 'site',
    versionSlug: 'lira-trilha',
    paint: 'azul-fiorde',
    term: 24,
    km: 1500,
    addOns: [],
    paymentMethod: 'pix',
    dueDay: 5,
    income: 7_800,
    reason: 'Mudei de cidade.',
  },
  {
    customer: 'camila.rocha@rodar.test',
    daysAgo: 11,
    state: 'entrega_agendada',
    dealershipId: PAULISTA,
    seller: SELLER,
    origin: 'venda-assistida',
    versionSlug: 'lira-trilha',
    paint: 'azul-fiorde',
    term: 36,
    km: 1000,
    addOns: ['vidros-e-pneus'],
    paymentMethod: 'pix',
    dueDay: 10,
    income: 9_600,
    reason: 'Renda e documentos conferidos.',
  },
  {
    customer: 'marcos.teles@rodar.test',
    daysAgo: 9,
    state: 'pagamento_confirmado',
    dealershipId: PAULISTA,
    origin: 'site',
    versionSlug: 'sabia-drive',
    paint: 'cinza-cometa',
    term: 24,
    km: 500,
    addOns: [],
    paymentMethod: 'cartao',
    dueDay: 15,
    income: 7_900,
    reason: 'Tudo certo com renda e documentos.',
  },
  {
    customer: 'patricia.sa@rodar.test',
    daysAgo: 9,
    state: 'documentos_pendentes',
    dealershipId: PAULISTA,
    origin: 'link-da-loja',
    versionSlug: 'sabia-drive',
    paint: 'prata-lua',
    term: 48,
    km: 1000,
    addOns: [],
    paymentMethod: 'pix',
    dueDay: 25,
    income: 8_900,
    documents: [
      {
        kind: 'cnh-frente',
        note: 'Tire outra foto perto de uma janela ou envie o arquivo.',
      },
    ],
    reasons: ['imagem-ilegivel'],
  },
  {
    customer: 'frota@entregas-aurora.rodar.test',
    daysAgo: 6,
    state: 'em_analise',
    dealershipId: PAULISTA,
    seller: SELLER,
    origin: 'link-da-loja',
    versionSlug: 'mascate-eletrico',
    paint: 'branco-nuvem',
    term: 36,
    km: 3000,
    addOns: ['vidros-e-pneus', 'carro-reserva-30'],
    paymentMethod: 'boleto',
    dueDay: 10,
    income: 1_900_000,
  },
  {
    customer: 'joana.ferraz@rodar.test',
    daysAgo: 4,
    state: 'em_analise',
    dealershipId: PAULISTA,
    seller: SELLER,
    origin: 'venda-assistida',
    versionSlug: 'ipe-conforto',
    paint: 'prata-lua',
    term: 36,
    km: 1000,
    addOns: ['franquia-reduzida'],
    paymentMethod: 'pix',
    dueDay: 5,
    income: 9_800,
  },
  {
    customer: 'carlos.mendonca@rodar.test',
    daysAgo: 3,
    state: 'contrato_assinado',
    dealershipId: PAULISTA,
    seller: SELLER,
    origin: 'venda-assistida',
    versionSlug: 'cerrado-sertao',
    paint: 'azul-fiorde',
    term: 36,
    km: 1500,
    addOns: ['carro-reserva-30', 'pelicula'],
    paymentMethod: 'cartao',
    dueDay: 20,
    income: 16_800,
    reason: 'Renda e documentos conferidos.',
  },
  {
    customer: 'elisa.wozniak@rodar.test',
    daysAgo: 3,
    state: 'em_analise',
    dealershipId: BATEL,
    origin: 'link-da-loja',
    versionSlug: 'lume-eletrico',
    paint: 'branco-nuvem',
    term: 24,
    km: 1000,
    addOns: [],
    paymentMethod: 'cartao',
    dueDay: 15,
    income: 7_400,
  },
  {
    customer: 'andre.kimura@rodar.test',
    daysAgo: 2,
    state: 'aprovada',
    dealershipId: PAULISTA,
    origin: 'site',
    versionSlug: 'lira-trilha',
    paint: 'vermelho-ipe',
    term: 48,
    km: 500,
    addOns: ['vidros-e-pneus'],
    paymentMethod: 'pix',
    dueDay: 10,
    income: 6_900,
    reason: 'Tudo certo com renda e documentos.',
  },
  {
    customer: 'empresa@rodar.test',
    daysAgo: 1,
    state: 'em_analise',
    dealershipId: PAULISTA,
    seller: SELLER,
    origin: 'link-da-loja',
    versionSlug: 'tropeiro-lida',
    paint: 'branco-nuvem',
    term: 36,
    km: 2000,
    addOns: ['vidros-e-pneus'],
    paymentMethod: 'boleto',
    dueDay: 20,
    income: 1_450_000,
  },
];
