import { type Customer, type CustomerEvent, type CustomerFile } from '@site/api-contract';
import { aViewer } from '@site/testing';

export const LIST = '/consultor/clientes';
export const viewer = aViewer('consultant');
export const ID = 'c0ffee00-5d47-4a6e-9b0f-1c2d3e4f5a61';
export const PAGE = `${LIST}/${ID}`;
export const rita: Customer = {
  id: ID,
  name: 'Rita Lemos',
  personType: 'PF',
  document: '•••.982.247-••',
  email: 'r•••@exemplo.test',
  cellphone: '(41) •••••-5432',
  since: '2026-03-02T12:00:00.000Z',
};
/** One event of each kind, newest first. */
export const events: CustomerEvent[] = [
  {
    kind: 'statement',
    id: ID,
    at: '2026-11-23T12:00:00.000Z',
    contractNumber: 'C-2606-0001',
    line: 3,
    label: 'Devolução enviada',
    amount: 150,
  },
  {
    kind: 'dispute',
    id: ID,
    at: '2026-11-22T15:00:00.000Z',
    contractNumber: 'C-2606-0001',
    label: '500 km a mais',
    contested: 350,
    credited: 150,
    state: 'aceita',
    answeredAt: '2026-11-23T11:00:00.000Z',
  },
  {
    kind: 'dispute',
    id: 'c0ffee01-5d47-4a6e-9b0f-1c2d3e4f5a61',
    at: '2026-11-22T14:00:00.000Z',
    contractNumber: 'C-2606-0001',
    label: 'Avaria: porta',
    contested: 800,
    credited: null,
    state: 'aberta',
    answeredAt: null,
  },
  {
    kind: 'statement',
    id: ID,
    at: '2026-11-22T12:00:00.000Z',
    contractNumber: 'C-2606-0001',
    line: 2,
    label: 'Pagamento por Pix',
    amount: -2637,
  },
  {
    kind: 'statement',
    id: ID,
    at: '2026-11-22T12:00:00.000Z',
    contractNumber: 'C-2606-0001',
    line: 1,
    label: 'Mensalidade 1 de 36, vence em 01/12/2026',
    amount: 2637,
  },
  {
    kind: 'purchase',
    id: ID,
    at: '2026-11-21T12:00:00.000Z',
    contractNumber: 'C-2606-0001',
    price: 68_500.5,
    state: 'oferecida',
  },
  {
    kind: 'return',
    id: ID,
    at: '2026-11-20T12:00:00.000Z',
    reason: 'antecipada',
    contractNumber: 'C-2606-0001',
    returnedAt: null,
    damages: null,
  },
  {
    kind: 'fine',
    id: ID,
    at: '2026-11-10T12:00:00.000Z',
    description: 'Avanço de sinal',
    amount: 293.47,
    state: 'aguardando_condutor',
  },
  {
    kind: 'service',
    id: ID,
    at: '2026-10-10T12:00:00.000Z',
    number: 'S-2610-0001',
    subject: 'pneu',
    state: 'aberta',
  },
  {
    kind: 'contract',
    id: ID,
    at: '2026-06-10T12:00:00.000Z',
    number: 'C-2606-0001',
    car: 'Aroeira Evolução 1.0 Turbo AT',
    state: 'ativa',
    owed: 2725,
    daysLate: 40,
  },
  {
    kind: 'proposal',
    id: ID,
    at: '2026-06-01T12:00:00.000Z',
    number: 'P-2606-0001',
    car: 'Aroeira Evolução 1.0 Turbo AT',
    state: 'ativa',
  },
  {
    kind: 'lead',
    id: ID,
    at: '2026-05-01T12:00:00.000Z',
    form: 'contato',
    status: 'virou_proposta',
  },
];
/** All of a customer's page, as a consultant of proposals and leads reads it. */
export const file: CustomerFile = {
  customer: rita,
  events,
  hasMore: false,
  hasAnalysis: true,
  hasLeads: true,
};
