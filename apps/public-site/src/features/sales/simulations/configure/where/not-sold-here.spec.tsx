import { screen, waitFor } from '@testing-library/react';
import { getReservation, listPrices, listVehicleClasses } from '@site/api-contract';
import {
  A_UUID,
  answer,
  CLASSES,
  guardConsole,
  heldBack,
  PRICES,
  refuse,
} from '@site/testing';
import { openSimulation } from '../../testing/open-simulation';

guardConsole();
// A whole configurator in jsdom is slow on a busy machine.
jest.setTimeout(60_000);

describe('a car that is not sold here', () => {
  it('is said to be for companies alone, and where they read more', async () => {
    openSimulation('/simulador/configure-e-assine?modelo=mascate');
    expect(
      await screen.findByRole('heading', { name: 'O Mascate é só para empresas.' }),
    ).toBeTruthy();
    screen.getByText('Assina quem tem CNPJ. Para a empresa, a mensalidade parte de');
    screen.getByText('R$ 4.289,00 por mês');
    expect(
      document.querySelector('.stage[data-model="mascate"] .car-still'),
    ).not.toBeNull();
    expect(
      screen
        .getByRole('link', { name: 'Como funciona para empresas' })
        .getAttribute('href'),
    ).toBe('/institucional/aluguel-de-carros-para-empresas');
  });

  it('is said to be so by an address that names only a version, too', async () => {
    openSimulation('/simulador/configure-e-assine?versao=mascate-eletrico');
    await screen.findByRole('heading', { name: 'O Mascate é só para empresas.' });
    expect(
      document.querySelector('.stage[data-model="mascate"] .car-still'),
    ).not.toBeNull();
  });

  it('stands beside the cars nearest in price that a person may have', async () => {
    openSimulation('/simulador/configure-e-assine?modelo=mascate');
    await screen.findByRole('heading', { name: 'Para você, pessoa física' });
    screen.getByText('Os mais próximos em preço, com entrega em São Paulo, SP.');
    const links = screen.getAllByRole('link', { name: /^Montar o (?!Mascate)/ });
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Montar o Aroeira',
      'Montar o Lume',
      'Montar o Lira',
    ]);
  });

  it('leads beside it into the queue of a car that comes by one, and says what its paint costs', async () => {
    const queue = { kind: 'queue', businessDays: 45, date: '2027-01-26' } as const;
    const queued = CLASSES.map((one) => ({
      ...one,
      vehicleModels: one.vehicleModels.map((model) =>
        model.modelSlug === 'lira'
          ? {
              ...model,
              ...{
                delivery: queue,
                deliveryToOrder: queue,
                signaturePaint: 'azul-fiorde',
              },
            }
          : model,
      ),
    }));
    openSimulation('/simulador/configure-e-assine?modelo=mascate', [
      answer(listVehicleClasses, queued),
      answer(getReservation, null),
    ]);
    await screen.findByRole('link', { name: 'Entrar na fila do Lira' });
    expect(screen.queryByRole('link', { name: 'Montar o Lira' })).toBeNull();
    screen.getByText('Na foto: Azul Fiorde, + R$ 39,00/mês');
  });

  it('says what is known without the prices that say why', async () => {
    openSimulation('/simulador/configure-e-assine?modelo=mascate', [
      refuse(listPrices, 503, { message: 'Volte em instantes.' }),
    ]);
    await screen.findByText(
      'Alguns carros são só para empresas, outros não chegam a todo lugar.',
    );
    screen.getByRole('link', { name: 'Escolher outro carro' });
  });

  it('is drawn once the prices that say why are there', async () => {
    const { held, arrive } = heldBack(answer(listPrices, PRICES));
    const { transport } = openSimulation('/simulador/configure-e-assine?modelo=mascate', [
      held,
    ]);
    await waitFor(() => expect(transport.requestsOf(listPrices)).toHaveLength(1));
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    arrive();
    await screen.findByRole('heading', { name: 'O Mascate é só para empresas.' });
  });

  it('is said to be unknown where nobody has a price for it', async () => {
    openSimulation('/simulador/configure-e-assine?modelo=fusca');
    await screen.findByRole('heading', {
      name: 'Não encontramos esse carro para pessoa física em São Paulo, SP.',
    });
    expect(screen.getByRole('radio', { name: 'Pessoa jurídica' })).toBeTruthy();
  });

  it('leaves the edited simulation alone where it is looked at for a company', async () => {
    const edited = `simulacao=${A_UUID}&revisao=1`;
    const { user, location } = openSimulation(
      `/simulador/configure-e-assine?modelo=mascate&${edited}`,
    );
    await user.click(
      await screen.findByRole('link', { name: 'Montar o Mascate para a empresa' }),
    );
    await waitFor(() => expect(location()).toContain('tipo=pj'));
    expect(location()).not.toMatch(/simulacao|revisao/);
  });
});
