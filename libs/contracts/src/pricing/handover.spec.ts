import { handoverOf } from './handover';

const home = [{ slug: 'pelicula' }, { slug: 'entrega-em-casa' }];

it.each([
  [[], 'Rodar Paulista', 'Retirada', 'Rodar Paulista'],
  [[], null, 'Retirada', 'Na loja mais perto de você'],
  [home, 'Rodar Paulista', 'Entrega em casa', 'Pela loja Rodar Paulista'],
  [home, null, 'Entrega em casa', 'Pela loja mais perto de você'],
])('a car with %j by %p is: %s, %s', (addOns, dealershipName, label, text) => {
  expect(handoverOf({ addOns, dealershipName })).toEqual({ label, text });
});
