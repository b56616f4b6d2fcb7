import {
  type ContractDetail,
  type ContractSummary,
  type CustomerContract,
  type KmBank,
  type KmPackages,
} from '@site/api-contract';
import { A_UUID, builder } from './builder';

/** An Aroeira in its seventh month, ten days before the next installment is due. */
export const aContractSummary = builder<ContractSummary>({
  id: 'c0ffee00-5d47-4a6e-9b0f-1c2d3e4f5a6b',
  number: 'C-2606-0001',
  proposalId: A_UUID,
  state: 'ativa',
  modelSlug: 'aroeira',
  modelName: 'Aroeira',
  versionName: 'Aroeira Evolução 1.0 Turbo AT',
  paint: 'azul-fiorde',
  paintName: 'Azul Fiorde',
  term: 12,
  km: 1000,
  monthly: 2637,
  signedAt: '2026-06-10T14:00:00.000Z',
  closedAt: null,
  endsOn: '2027-06-17',
  carReturn: null,
  purchase: null,
  nextInstallment: installmentsOf(12, 6)[6] ?? null,
  dueWithNext: [],
  owed: 2637,
  late: null,
});

/** The same as consultants list it. */
export const aCustomerContract = builder<CustomerContract>({
  ...aContractSummary(),
  customerName: 'Rita Lemos',
  customerDocument: '•••.982.247-••',
  plate: 'RDR4E21',
});

/** Mensalidades of R$ 2.637,00, the first `paid` of them paid. */
function installmentsOf(
  term: number,
  paid: number,
): ContractDetail['plan']['installments'] {
  return Array.from({ length: term }, (_, index) => ({
    number: index + 1,
    kind: 'mensalidade',
    label: `Mensalidade ${index + 1} de ${term}`,
    dueDate: new Date(Date.UTC(2026, 5 + index, 10)).toISOString().slice(0, 10),
    amount: 2637,
    open: index < paid ? 0 : 2637,
    status: index < paid ? 'paga' : index === paid ? 'a_vencer' : 'prevista',
  }));
}

export const aContract = builder<ContractDetail>({
  ...aContractSummary(),
  terms: {
    clientType: 1,
    versionSlug: 'aroeira-evolucao',
    addOns: ['Vidros e pneus'],
    addOnSlugs: ['vidros-e-pneus'],
    lines: [{ key: 'use', label: 'Uso do carro', amount: 2637 }],
    oneOff: [],
    extraKm: 0.7,
    deductible: 3000,
    dueDay: 10,
    paymentMethod: 'pix',
    handover: { label: 'Retirada', text: 'Rodar Paulista' },
  },
  paidBy: 'Pix',
  signedOn: '2026-06-10',
  promisedOn: '2026-06-20',
  handedOverOn: '2026-06-18',
  plan: {
    dueDay: 10,
    signedOn: '2026-06-10',
    deliveredOn: '2026-06-18',
    total: 31644,
    installments: installmentsOf(12, 6),
  },
  statement: [
    { day: '2026-11-01', label: 'Mensalidade 6 de 12', amount: 2637, balance: 2637 },
    { day: '2026-11-09', label: 'Pagamento', amount: -2637, balance: 0 },
  ],
  balance: 0,
  credit: 0,
  refundDue: 0,
  amendments: [],
  exit: { month: 6, cost: 3164.4 },
  withdrawal: {
    kind: 'nao-cabe',
    freeUntil: '2026-06-18T02:59:59.999Z',
    cost: 0,
    refund: 0,
  },
  withdrawnAt: null,
  dueDayFrom: 8,
});

/** The km of `aContract`, in its sixth month. */
export const aKmBank = builder<KmBank>({
  months: Array.from({ length: 12 }, () => 1000),
  toppedUp: 0,
  total: 12_000,
  month: 6,
  driven: 4730,
  balance: 1270,
  endsOn: '2027-06-17',
  forecast: { km: 11_433, extraKm: 0, cost: 0 },
  forecastFrom: '2026-07-18',
  extraKmPrice: 0.7,
  readings: [
    { onDay: '2026-11-16', km: 4738, isHandover: false },
    { onDay: '2026-06-18', km: 8, isHandover: true },
  ],
  canRead: true,
  topUp: {
    dueOn: '2027-01-11',
    packages: [250, 500, 1000, 2000, 5000].map((km) => ({ km, cost: (km * 70) / 100 })),
  },
});

/** An Aroeira in its seventh month, whose package was never swapped. */
export const someKmPackages = builder<KmPackages>({
  km: 1000,
  monthly: 2637,
  from: { installment: 8, dueOn: '2027-01-11' },
  possibleOn: null,
  nextPossibleOn: '2027-06-22',
  packages: [
    { km: 500, monthly: 2487 },
    { km: 1000, monthly: 2637 },
    { km: 1500, monthly: 2837 },
    { km: 2000, monthly: 3047 },
    { km: 3000, monthly: 3447 },
  ],
});
