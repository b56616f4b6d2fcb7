import * as z from 'zod/mini';
import { uuid } from '../wire/fields';
import { contractPayments } from './payments.schemas';

const ofContract = z.object({ id: uuid });

export const startCard = {
  summary: 'Abre a página do banco em que se salva um cartão para as próximas parcelas',
  params: ofContract,
  data: contractPayments,
};

export const removeCard = {
  summary: 'Remove o cartão salvo de um contrato, aqui e no banco',
  params: ofContract,
  data: contractPayments,
};
