import { getCepAddress, getLoggedUser, listDealerships } from '@site/api-contract';
import { aDealership, answer, aUser } from '@site/testing';

/** A customer whose address is 3,2 km from Rodar Batel and 338 km from Rodar Paulista. */
export const STORES_NEAR = [
  answer(getLoggedUser, aUser({ cep: '80420090' })),
  answer(getCepAddress, {
    cep: '80420090',
    street: 'Avenida do Batel',
    neighborhood: 'Batel',
    city: 'Curitiba',
    state: 'PR',
    stateId: 41,
    latitude: -25.44,
    longitude: -49.29,
  }),
  answer(listDealerships, [
    { ...aDealership(), distanceKm: 3.2 },
    {
      ...aDealership({ id: '5', name: 'Rodar Paulista', city: 'São Paulo', state: 'SP' }),
      distanceKm: 338,
    },
  ]),
];
