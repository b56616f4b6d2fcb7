import { getCepAddress, getLoggedUser, listDealerships } from '@site/api-contract';
import { aDealership, answer, aUser } from '@site/testing';

const ADDRESS = {
  cep: '80420090',
  street: 'Avenida do Batel',
  neighborhood: 'Batel',
  city: 'Curitiba',
  state: 'PR',
  stateId: 41,
  latitude: -25.44,
  longitude: -49.29,
};

/** The map knows the city of the customer's CEP alone. */
export const CITY_ALONE = answer(getCepAddress, {
  ...ADDRESS,
  street: '',
  neighborhood: '',
});

/** A customer whose address is 3,2 km from Rodar Batel and 338 km from Rodar Paulista. */
export const STORES_NEAR = [
  answer(getLoggedUser, aUser({ cep: '80420090' })),
  answer(getCepAddress, ADDRESS),
  answer(listDealerships, [
    { ...aDealership(), distanceKm: 3.2 },
    {
      ...aDealership({ id: '5', name: 'Rodar Paulista', city: 'São Paulo', state: 'SP' }),
      distanceKm: 338,
    },
  ]),
];
