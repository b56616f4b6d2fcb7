import {
  type ContractDetail,
  getContract,
  getDelivery,
  getMaintenance,
  listBankCharges,
  listCustomerContracts,
  type Maintenance,
} from '@site/api-contract';
import { aContract, aDelivery, answer, aViewer } from '@site/testing';

export const viewer = aViewer('consultant');
const customer = {
  id: '3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a61',
  name: 'Rita Lemos',
  document: '529.982.247-25',
  email: 'rita@example.com',
  phone: '41998765432',
};
/** The maintenance of its car: the second one is ahead. */
export const maintenance: Maintenance = {
  plan: { everyKm: 10_000, everyMonths: 12 },
  next: { number: 2, dueOn: '2027-06-18', dueKm: 19_640, state: 'ahead' },
  visits: [{ doneOn: '2026-06-18', km: 9640 }],
};
export const contract = aContract({ customer });
export const PAGE = `/consultor/contratos/${contract.id}`;
export const listed = answer(listCustomerContracts, {
  items: [],
  nextCursor: null,
  total: 0,
  counts: { late: 0, 'car-overdue': 0, coming: 0, active: 0, over: 0 },
});
/** Answers of the API for the page of a running contract. */
export const answers = (changes: Partial<ContractDetail> = {}) => [
  listed,
  answer(getContract, { ...contract, ...changes }),
  answer(getMaintenance, maintenance),
  answer(listBankCharges, {
    items: [
      {
        id: '3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a62',
        label: 'Mensalidade 6 de 12',
        dueDate: '2026-11-10',
        method: 'pix',
        state: 'paid',
        amount: 2637,
        askedAt: '2026-11-09T14:00:00.000Z',
        payments: [{ paidAt: '2026-11-09T14:02:00.000Z', amount: 2637, refunded: 100 }],
      },
      {
        id: '3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a63',
        label: 'Mensalidade 6 de 12',
        dueDate: '2026-11-10',
        method: 'cartao-salvo',
        state: 'declined',
        amount: 2637,
        askedAt: '2026-11-08T14:00:00.000Z',
        payments: [],
      },
    ],
  }),
  answer(
    getDelivery,
    aDelivery({ car: { plate: 'RDR4E21', renavam: '1', chassis: '2' } }),
  ),
];
