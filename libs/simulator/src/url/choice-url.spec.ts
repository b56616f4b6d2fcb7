import { DEFAULT_PLACE } from '@site/api-contract/pricing';
import { aBasket, aSimulation } from '@site/testing';
import { editSearch, readConfigure, writeConfigure } from './choice-url';

it('the whole choice stands in the URL, and opens a simulation of the cart with its own', () => {
  const search = editSearch({
    ...aSimulation(),
    basket: aBasket({ addOns: [{ slug: 'pelicula', name: 'Película nos vidros' }] }),
  });
  const again = readConfigure(search);
  expect(again).toMatchObject({
    model: 'aroeira',
    version: 'aroeira-evolucao',
    paint: 'branco-nuvem',
    addOns: ['pelicula'],
    simulationId: aSimulation().id,
  });
  expect(again.place).toEqual(aSimulation().place);
  expect(writeConfigure(search, again).toString()).toBe(search.toString());
});

it('a simulation of the cart is opened for its own person at its own place, by name', () => {
  const search = editSearch({
    ...aSimulation({ place: DEFAULT_PLACE, clientType: 1 }),
    basket: aBasket(),
  });
  expect(search.get('tipo')).toBe('pf');
  expect(search.get('lugar')).toContain('São Paulo');
  expect(search.get('prazo')).toBe('36');
});
