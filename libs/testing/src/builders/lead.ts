import { type Lead, type LeadDetail, type LeadForm } from '@site/api-contract';
import { A_UUID, AT, builder } from './builder';

export const aLeadForm = builder<LeadForm>({
  name: 'Ana Souza',
  email: 'ana@example.com',
  cellphone: '41998765432',
  interest: 'quero para uso pessoal',
});

export const aLead = builder<Lead>({
  id: A_UUID,
  kind: 'desconto-assinar',
  ...aLeadForm(),
  message: null,
  company: null,
  status: 'novo',
  reason: null,
  heldBy: null,
  waitingSince: AT,
  nextContactAt: null,
  dueAt: '2026-11-24T03:00:00.000Z',
  othersOfPerson: 0,
  revision: 1,
  times: 1,
  dealershipName: null,
  sellerName: null,
  campaign: null,
  createdAt: AT,
  updatedAt: AT,
});

export const aLeadDetail = builder<LeadDetail>({
  ...aLead(),
  place: null,
  entries: [],
  ofPerson: [],
});
