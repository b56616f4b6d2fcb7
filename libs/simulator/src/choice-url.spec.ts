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
  expect(writeConfigure(new URLSearchParams(), again).toString()).toBe(search.toString());
});
