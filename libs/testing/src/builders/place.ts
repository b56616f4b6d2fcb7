import { type Dealership, type Place } from '@site/api-contract';
import { builder } from './builder';

export const aDealership = builder<Dealership>({
  id: '1',
  name: 'Rodar Batel',
  groupId: '1',
  group: 'Araucária',
  cnpj: 'DEMO0001000107',
  city: 'Curitiba',
  state: 'PR',
  address: 'Avenida do Batel, 1000',
  phone: '4133334444',
  latitude: -25.4284,
  longitude: -49.2733,
});

export const aPlace = builder<Place>({
  city: 'Curitiba',
  state: 'PR',
  latitude: -25.43,
  longitude: -49.27,
});
