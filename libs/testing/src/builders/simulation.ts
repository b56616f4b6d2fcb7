import { type Basket, type Quote, type Simulation } from '@site/api-contract';
import { A_UUID, AT, builder } from './builder';
import { delivery } from './car';
import { aPlace } from './place';

export const aQuote = builder<Quote>({
  monthly: 2549,
  lines: [{ key: 'uso', label: 'Uso do carro', monthly: 2549 }],
  oneOff: [],
  contractTotal: 91764,
  extraKm: 0.7,
  deductible: 3000,
  exitCosts: [10196],
  priceTable: '2026-11',
  validUntil: '2099-11-28T12:00:00.000Z',
  delivery,
});

export const aBasket = builder<Basket>({
  id: A_UUID,
  revision: 1,
  modelSlug: 'aroeira',
  modelName: 'Aroeira',
  versionSlug: 'aroeira-evolucao',
  versionName: 'Aroeira Evolução 1.0 Turbo AT',
  engine: '1.0 turbo flex 125 cv',
  gearbox: 'dupla embreagem 6',
  fuel: 'flex',
  paint: 'branco-nuvem',
  paintName: 'Branco Nuvem',
  term: 36,
  km: 1000,
  addOns: [],
  dealershipId: null,
  dealershipName: null,
  quote: aQuote(),
  repriced: null,
});

export const aSimulation = builder<Simulation>({
  id: A_UUID,
  code: 'RD-7K2M-48',
  clientType: 1,
  place: aPlace(),
  basket: aBasket(),
  createdAt: AT,
});
