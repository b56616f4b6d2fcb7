import { type AnalysisReasonCode } from '@site/contracts/analysis-reasons';
import { cnpjCheckDigits, cpfCheckDigits } from '@site/contracts/brazil';
import { type DocumentKind } from '@site/contracts/documents';
import { type ProposalState } from '@site/contracts/states';

export type DemoCustomer = {
  email: string;
  name: string;
  document: string;
  cellphone: string;
  city: string;
  state: string;
  latitude: number;
  longitude: number;
};

const cpf = (base: string) => `${base}${cpfCheckDigits(base)}`;
const cnpj = (base: string) => `${base}${cnpjCheckDigits(base)}`;
const SAO_PAULO = {
  city: 'São Paulo',
  state: 'SP',
  latitude: -23.5614,
  longitude: -46.6559,
};
const CURITIBA = {
  city: 'Curitiba',
  state: 'PR',
  latitude: -25.4411,
  longitude: -49.2769,
};

/** Customers who can't sign in: they fill the lists of the portals. */
export const DEMO_CUSTOMERS: readonly DemoCustomer[] = [
  {
    email: 'joana.ferraz@rodar.test',
    name: 'Joana Ferraz Lopes',
    document: cpf('284619035'),
    cellphone: '11991230001',
    ...SAO_PAULO,
  },
  {
    email: 'carlos.mendonca@rodar.test',
    name: 'Carlos Eduardo Mendonça',
    document: cpf('317502648'),
    cellphone: '11991230002',
    ...SAO_PAULO,
  },
  {
    email: 'luciana.tavares@rodar.test',
    name: 'Luciana Tavares',
    document: cpf('450128937'),
    cellphone: '11991230003',
    ...SAO_PAULO,
  },
  {
    email: 'andre.kimura@rodar.test',
    name: 'André Kimura',
    document: cpf('206934751'),
    cellphone: '11991230004',
    ...SAO_PAULO,
  },
  {
    email: 'patricia.sa@rodar.test',
    name: 'Patrícia Gonçalves de Sá',
    document: cpf('573810264'),
    cellphone: '11991230005',
    ...SAO_PAULO,
  },
  {
    email: 'frota@entregas-aurora.rodar.test',
    name: 'Entregas Aurora Ltda.',
    document: cnpj('4K8AUR0R0001'),
    cellphone: '11991230006',
    ...SAO_PAULO,
  },
  {
    email: 'bruno.castellan@rodar.test',
    name: 'Bruno Castellan',
    document: cpf('619247380'),
    cellphone: '41991230007',
    ...CURITIBA,
  },
  {
    email: 'elisa.wozniak@rodar.test',
    name: 'Elisa Wozniak',
    document: cpf('738462915'),
    cellphone: '41991230008',
    ...CURITIBA,
  },
];

export type DemoProposal = {
  customer: string;
  daysAgo: number;
  state: ProposalState;
  dealershipId: number;
  seller?: string;
  origin: 'site' | 'link-da-loja' | 'venda-assistida';
  versionSlug: string;
  paint: string;
  term: 12 | 18 | 24 | 36 | 48;
  km: 500 | 1000 | 1500 | 2000 | 3000;
  addOns: string[];
  paymentMethod: 'pix' | 'boleto' | 'cartao';
  dueDay: number;
  /** Reais: a month for a person, a year for a company. */
  income: number;
  reason?: string;
  reasons?: readonly AnalysisReasonCode[];
  documents?: readonly { kind: DocumentKind; note: string }[];
};

const BATEL = 1;
const PAULISTA = 5;
const SELLER = 'vendedor@rodar.test';

/** Eight proposals of Rodar Paulista and two of Rodar Batel, oldest first. */
export const DEMO_PROPOSALS: readonly DemoProposal[] = [
  {
    customer: 'cliente@rodar.test',
    daysAgo: 88,
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
    customer: 'carlos.mendonca@rodar.test',
    daysAgo: 17,
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
