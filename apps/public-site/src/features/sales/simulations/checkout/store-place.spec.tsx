import { fireEvent, screen, waitFor } from '@testing-library/react';
import {
  getCepAddress,
  getLoggedUser,
  getSharedCart,
  getSimulation,
  listDealerships,
  type Simulation,
  updateBasket,
} from '@site/api-contract';
import { DEFAULT_PLACE } from '@site/api-contract/pricing';
import {
  aBasket,
  aDealership,
  type Answer,
  answer,
  aQuote,
  aSharedCart,
  aSimulation,
  aUser,
  guardConsole,
  refuse,
} from '@site/testing';
import { customer, PATH } from '../testing/open-checkout';
import { openSimulation } from '../testing/open-simulation';

guardConsole();

const CEP = '80420090';
const BATEL = { ...aDealership(), distanceKm: 3.2 };
const PAULISTA = {
  ...aDealership({ id: '7', name: 'Rodar Paulista', city: 'São Paulo', state: 'SP' }),
  distanceKm: 338,
};
const BATEL_STREET = {
  cep: CEP,
  street: 'Avenida do Batel',
  neighborhood: 'Batel',
  city: 'Curitiba',
  state: 'PR',
  stateId: 41,
  latitude: -25.44,
  longitude: -49.29,
};
const ADDRESS = answer(getCepAddress, BATEL_STREET);
/** A CEP of which the map knows the city alone. */
const CITY = answer(getCepAddress, { ...BATEL_STREET, street: '', neighborhood: '' });
const AT_HOME = {
  dealershipId: '1',
  dealershipName: 'Rodar Batel',
  dealershipPlace: 'Curitiba, PR',
};
const FAR = {
  dealershipId: '7',
  dealershipName: 'Rodar Paulista',
  dealershipPlace: 'São Paulo, SP',
};
const quote = aQuote({ validUntil: '2099-11-28T12:00:00.000Z' });
const simulation = (
  store: Partial<ReturnType<typeof aBasket>>,
  change: Partial<Simulation> = {},
) => aSimulation({ basket: aBasket({ quote, ...store }), ...change });

function open(item: Simulation, answers: readonly Answer[] = []) {
  const usual = [
    answer(getSimulation, item),
    answer(getLoggedUser, aUser({ cep: CEP })),
    ADDRESS,
    answer(listDealerships, [BATEL, PAULISTA]),
  ];
  return openSimulation(PATH, [...usual, ...answers], customer);
}
const form = () => screen.queryByRole('form', { name: 'Como você vai pagar' });
const expectFocusOn = (name: string) =>
  expect(document.activeElement).toBe(screen.getByRole('heading', { name }));

describe('the dealership before the checkout', () => {
  it('stands there with its city and its distance from the address', async () => {
    open(simulation(AT_HOME));
    await screen.findByRole('heading', { name: 'Onde você pega o carro' });
    screen.getByText('Rodar Batel, em Curitiba, PR, a 3,2 km do seu endereço');
    await waitFor(() => expect(form()).toBeTruthy());
    screen.getByText('Rodar Batel, em Curitiba, PR');
  });

  it('is asked about before the form where it is far from the address', async () => {
    const { user } = open(simulation(FAR, { place: DEFAULT_PLACE }));
    await screen.findByText(
      'Esta simulação é da loja Rodar Paulista, em São Paulo, SP, a 338 km do seu endereço. É lá mesmo?',
    );
    expect(form()).toBeNull();
    await user.click(
      screen.getByRole('button', {
        name: 'Continuar com Rodar Paulista, em São Paulo, SP, a 338 km',
      }),
    );
    screen.getByText('Rodar Paulista, em São Paulo, SP, a 338 km do seu endereço');
    await waitFor(() => expect(form()).toBeTruthy());
    expectFocusOn('Como você vai pagar');
    await user.click(screen.getByRole('button', { name: 'Trocar' }));
    screen.getByText(/É lá mesmo\?$/);
    expectFocusOn('Onde você pega o carro');
  });

  it('tells no distance from an address of which the map knows the city alone', async () => {
    open(simulation(AT_HOME), [CITY]);
    await waitFor(() => expect(form()).toBeTruthy());
    screen.getByText('Rodar Batel, em Curitiba, PR', { selector: '.co-store p' });
  });

  it('asks by the distance from the city where the map knows the city alone', async () => {
    open(simulation(FAR, { place: DEFAULT_PLACE }), [CITY]);
    await screen.findByText(
      'Esta simulação é da loja Rodar Paulista, em São Paulo, SP, a 338 km do centro da sua cidade. É lá mesmo?',
    );
    screen.getByRole('button', { name: 'Mudar para Rodar Batel, em Curitiba, PR' });
    screen.getByRole('button', {
      name: 'Continuar com Rodar Paulista, em São Paulo, SP',
    });
  });

  it('is asked about again where a seller along moves it far away meanwhile', async () => {
    let item = simulation(FAR, { place: DEFAULT_PLACE });
    let cart = aSharedCart({ history: [] });
    const { user } = open(item, [
      answer(getSimulation, () => item),
      answer(updateBasket, () => (item = simulation(AT_HOME, { place: DEFAULT_PLACE }))),
      answer(getSharedCart, () => cart),
    ]);
    await user.click(await screen.findByRole('button', { name: /^Mudar para/ }));
    await waitFor(() => expect(form()).toBeTruthy());
    [item, cart] = [simulation(FAR, { place: DEFAULT_PLACE }), aSharedCart()];
    fireEvent.focus(window);
    await screen.findByText(/São Paulo, SP, a 338 km do seu endereço\. É lá mesmo\?$/);
    expect(form()).toBeNull();
  });

  it('moves to the nearer one, with the place, at the same price', async () => {
    const item = simulation(FAR, { place: DEFAULT_PLACE });
    const { user, transport } = open(item, [answer(updateBasket, simulation(AT_HOME))]);
    await user.click(
      await screen.findByRole('button', {
        name: 'Mudar para Rodar Batel, em Curitiba, PR, a 3,2 km',
      }),
    );
    await waitFor(() => expect(form()).toBeTruthy());
    expectFocusOn('Como você vai pagar');
    const [request] = transport.requestsOf(updateBasket);
    expect(request?.body).toMatchObject({
      dealershipId: '1',
      revision: 1,
      priceTable: '2026-11',
      place: { city: 'Curitiba', state: 'PR', latitude: -25.43, longitude: -49.27 },
    });
  });

  it('is asked about where nobody chose the place and the CEP is not on the map', async () => {
    open(simulation(FAR, { place: DEFAULT_PLACE }), [
      refuse(getCepAddress, 404, { message: 'Não encontramos esse CEP.' }),
    ]);
    await screen.findByText(
      'Esta simulação é da loja Rodar Paulista, em São Paulo, SP, e não achamos o CEP do seu endereço no mapa. É lá mesmo?',
    );
    expect(form()).toBeNull();
  });

  it('is not asked about in a place that the customer chose, whatever the map knows', async () => {
    open(simulation(FAR), [
      refuse(getCepAddress, 404, { message: 'Não encontramos esse CEP.' }),
    ]);
    await waitFor(() => expect(form()).toBeTruthy());
    screen.getByText('Rodar Paulista, em São Paulo, SP', { selector: '.co-store p' });
  });
});
