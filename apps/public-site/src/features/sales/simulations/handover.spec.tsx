import { screen } from '@testing-library/react';
import {
  getLoggedUser,
  getSimulation,
  listSimulations,
  listVehicleClasses,
} from '@site/api-contract';
import {
  A_UUID,
  aBasket,
  aCar,
  answer,
  aQuote,
  aSimulation,
  aUser,
  aViewer,
  guardConsole,
} from '@site/testing';
import { AROUND } from './configure/testing/configurator';
import { openSimulation } from './testing/open-simulation';

guardConsole();
jest.setTimeout(60_000);

const home = {
  slug: 'entrega-em-casa',
  name: 'Entrega em casa',
  description: 'A loja leva o carro até você.',
  price: 390,
  charged: 'once',
} as const;
const quote = aQuote({ validUntil: '2099-11-28T12:00:00.000Z' });
const basket = aBasket({
  addOns: [home],
  dealershipName: 'Rodar Paulista',
  dealershipPlace: 'São Paulo, SP',
  quote,
});
const simulation = aSimulation({ basket });

describe('a car that is brought home is picked up nowhere', () => {
  it('in the configurator', async () => {
    const cars = [aCar({ addOns: [home] })];
    openSimulation(
      '/simulador/configure-e-assine?modelo=aroeira&opcionais=entrega-em-casa',
      [
        ...AROUND,
        answer(listVehicleClasses, [{ slug: 'suv', name: 'SUV', vehicleModels: cars }]),
      ],
    );
    await screen.findByRole('group', { name: /^Loja que entrega em casa/ });
    expect(screen.queryByText('Onde retirar')).toBeNull();
  });

  it('in the cart', async () => {
    const other = aSimulation({ id: 'b', basket: aBasket({ quote }) });
    openSimulation('/simulador/carrinho', [answer(listSimulations, [simulation, other])]);
    const labels = await screen.findAllByText('Como você recebe', { selector: 'dt' });
    expect(labels.map((label) => label.nextElementSibling?.textContent)).toEqual([
      'Entrega em casaPela loja Rodar Paulista, em São Paulo, SP',
      'RetiradaNa loja mais perto de você',
    ]);
  });

  it('at the checkout', async () => {
    openSimulation(
      `/simulador/carrinho/assinar?simulacao=${A_UUID}`,
      [answer(getSimulation, simulation), answer(getLoggedUser, aUser())],
      { viewer: aViewer('customer') },
    );
    const way = await screen.findByText('Pela loja Rodar Paulista, em São Paulo, SP');
    expect(way.previousElementSibling?.textContent).toBe('Entrega em casa');
    expect(screen.queryByText('Retirada')).toBeNull();
  });
});
