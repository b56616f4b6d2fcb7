import { handoverOf } from './handover';

const home = [{ slug: 'pelicula' }, { slug: 'entrega-em-casa' }];

it('names the city of the dealership, at home as well', () => {
  const store = { dealershipName: 'Rodar Batel', dealershipPlace: 'Curitiba, PR' };
  expect(handoverOf({ addOns: [], ...store }).text).toBe('Rodar Batel, em Curitiba, PR');
  expect(handoverOf({ addOns: home, ...store }).text).toBe(
    'Pela loja Rodar Batel, em Curitiba, PR',
  );
});

it.each([
  [[], 'Rodar Paulista', 'Retirada', 'Rodar Paulista'],
  [[], null, 'Retirada', 'Na loja mais perto de você'],
  [home, 'Rodar Paulista', 'Entrega em casa', 'Pela loja Rodar Paulista'],
  [home, null, 'Entrega em casa', 'Pela loja mais perto de você'],
])('a car with %j by %p is: %s, %s', (addOns, dealershipName, label, text) => {
  expect(handoverOf({ addOns, dealershipName })).toEqual({ label, text });
});
