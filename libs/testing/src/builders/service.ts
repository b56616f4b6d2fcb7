import {
  type Driver,
  type LossOutcome,
  type Purchase,
  type ServiceItem,
  type ServiceRequest,
  type TrafficFine,
  type WorkshopVisit,
} from '@site/api-contract';
import { builder } from './builder';

/** A person who drives besides the customer. */
export const aDriver = builder<Driver>({
  id: 'd0d0d0d0-5d47-4a6e-9b0f-1c2d3e4f5a6b',
  name: 'Otávio Lacerda',
  cpf: '111.444.777-35',
  birthdate: '1990-04-12',
  cnh: '12294923308',
  cnhCategory: 'AB',
  cnhFirstLicenseDate: '2011-03-14',
  cnhExpirationDate: '2033-08-22',
  state: 'autorizado',
  startsOn: '2026-11-10',
  endsOn: null,
});

/** Opened yesterday and not answered yet. */
export const aServiceItem = builder<ServiceItem>({
  id: '5e51ce00-5d47-4a6e-9b0f-1c2d3e4f5a6b',
  number: 'S-2611-0001',
  kind: 'pneu',
  state: 'aberta',
  contractId: 'c0ffee00-5d47-4a6e-9b0f-1c2d3e4f5a6b',
  contractNumber: 'C-2606-0001',
  versionName: 'Aroeira Evolução 1.0 Turbo AT',
  openedAt: '2026-11-22T14:00:00.000Z',
  waitingSince: '2026-11-22T14:00:00.000Z',
});

export const aServiceRequest = builder<ServiceRequest>({
  ...aServiceItem(),
  revision: 1,
  details: {},
  deductible: null,
  entries: [
    {
      at: '2026-11-22T14:00:00.000Z',
      side: 'customer',
      text: 'Furou o pneu da frente.',
      state: 'aberta',
    },
  ],
  files: [],
});

/** Lost on the 13th day of a month that was paid. */
export const aLoss = builder<LossOutcome>({
  lostOn: '2026-11-20',
  month: 6,
  days: 13,
  monthCost: 1142.7,
  back: 1494.3,
  refund: 1494.3,
  owed: 0,
});

/** Not asked for yet, near the end of the contract. */
export const aPurchase = builder<Purchase>({
  id: 'c0ffee00-5d47-4a6e-9b0f-1c2d3e4f5a6b',
  contractNumber: 'C-2606-0001',
  versionName: 'Aroeira Evolução 1.0 Turbo AT',
  paintName: 'Azul Fiorde',
  plate: 'BRA2E19',
  km: 11_480,
  kmReadOn: '2027-04-20',
  endsOn: '2027-06-17',
  from: '2027-04-18',
  isEarly: false,
  state: null,
  revision: 0,
  canAsk: true,
  askedAt: null,
  answerUntil: null,
  answer: null,
  price: null,
  validUntil: null,
  dueOn: null,
  returnOn: null,
  boughtOn: null,
  transferUntil: null,
  transferredOn: null,
  dealership: {
    name: 'Rodar Batel',
    city: 'Curitiba',
    state: 'PR',
    phone: '4133334444',
  },
});

/** The customer was told of it, and no driver was named. */
export const aTrafficFine = builder<TrafficFine>({
  id: 'f1e0f1e0-5d47-4a6e-9b0f-1c2d3e4f5a6b',
  revision: 2,
  state: 'aguardando_condutor',
  contractId: 'c0ffee00-5d47-4a6e-9b0f-1c2d3e4f5a6b',
  contractNumber: 'C-2606-0001',
  versionName: 'Aroeira Evolução 1.0 Turbo AT',
  plate: 'BRA2E19',
  noticeNumber: 'T123456-7',
  issuingBody: 'Detran-PR',
  infractionAt: '2026-11-03T11:15:00.000Z',
  place: 'Avenida Sete de Setembro, 2775, Curitiba',
  description: 'Transitar até 20% acima da velocidade máxima',
  amount: 130.16,
  points: 4,
  answerUntil: '2026-12-10',
  canName: true,
  candidates: [{ who: 'titular', name: 'Ana Souza' }],
  driver: null,
  contest: null,
  charge: null,
  cancelReason: null,
  files: ['notificacao'],
  registeredAt: '2026-11-20T14:00:00.000Z',
});

/** A revision that the customer booked, as the customer reads it. */
export const aWorkshopVisit = builder<WorkshopVisit>({
  id: '0f1c1a00-5d47-4a6e-9b0f-1c2d3e4f5a6b',
  contractId: 'c0ffee00-5d47-4a6e-9b0f-1c2d3e4f5a6b',
  contractNumber: 'C-2606-0001',
  versionName: 'Aroeira Evolução 1.0 Turbo AT',
  plate: 'BRA2E19',
  reason: 'revisao',
  note: 'Barulho no freio.',
  state: 'marcada',
  slot: { day: '2126-11-26', time: '09:00' },
  dealershipId: '1',
  dealership: {
    name: 'Rodar Batel',
    address: 'Avenida do Batel, 1230',
    city: 'Curitiba',
    state: 'PR',
    phone: '4133334444',
  },
  movedBy: null,
  cancelledBy: null,
  odometerKm: null,
  revision: 1,
  canChange: true,
  canNote: false,
});
