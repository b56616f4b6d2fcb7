import { type ChargeDispute, type OverdueContract } from '@site/api-contract';
import { A_UUID, aCarReturn } from '@site/testing';

/** A contract after the last reminder. */
export const anOverdueContract: OverdueContract = {
  contractId: A_UUID,
  contract: 'C-2606-0001',
  customer: 'Rita Lemos',
  email: 'rita@example.com',
  cellphone: '41998765432',
  versionName: 'Aroeira Evolução 1.0 Turbo AT',
  state: 'ativa',
  delivered: true,
  dueDate: '2026-10-13',
  daysLate: 40,
  owed: 2725,
  lateCharges: 88,
  letterOn: '2026-11-12',
  promisedUntil: null,
  // A day in the past, whenever the specs run.
  ending: { from: '2020-11-19', cost: 10_548 },
  decisions: [],
};

/** A contested charge without an answer. */
export const aDispute: ChargeDispute = {
  id: A_UUID,
  contractId: A_UUID,
  contract: 'C-2606-0001',
  customer: 'Rita Lemos',
  label: '500 km a mais',
  amount: 350,
  paid: 0,
  contested: 350,
  credited: null,
  dueDate: '2026-12-10',
  reason: 'Não pedi esses quilômetros.',
  openedAt: '2026-11-20T14:00:00.000Z',
  state: 'aberta',
  answer: null,
  answeredAt: null,
  answeredBy: null,
  newDueDate: null,
  files: [],
};

/** A return whose damages the customer contests. */
export const aContest = aCarReturn({
  state: 'encerrada',
  isAsked: true,
  customerName: 'Rita Lemos',
  returnedAt: '2027-11-25T14:00:00.000Z',
  damages: [
    { id: A_UUID, label: 'Amassado na porta', quote: 4000, isInsured: true, cost: 3000 },
  ],
  photos: [{ id: A_UUID, takenAt: '2027-11-25T13:50:00.000Z' }],
  damageState: 'contestados',
  contestUntil: '2027-12-02',
  contestReason: 'O amassado já estava na foto da entrega.',
});
