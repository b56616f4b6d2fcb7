import {
  listAvailableDealerships,
  listPromptDelivery,
  quoteChoice,
} from '@site/api-contract';
import { A_UUID, aDealership, answer, aQuote } from '@site/testing';

/** Addresses for a new simulation, and for a saved one with its revision. */
export const NEW = '/simulador/configure-e-assine?modelo=aroeira&cor=azul-fiorde';
export const EDIT = `${NEW}&simulacao=${A_UUID}&revisao=1`;

/** Answers for the page, apart from the simulation itself. */
export const AROUND = [
  answer(listAvailableDealerships, [
    {
      ...aDealership({ id: '5', name: 'Rodar Paulista', city: 'São Paulo', state: 'SP' }),
      distanceKm: 2.1,
    },
  ]),
  answer(listPromptDelivery, []),
  answer(quoteChoice, aQuote()),
];
