import { screen, waitFor, within } from '@testing-library/react';
import { listStockCars } from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import {
  answer,
  aReservedCar,
  aStockItem,
  aViewer,
  guardConsole,
  stockOf,
} from '@site/testing';
import { routes } from '../../../app/routes';

guardConsole();

const [lira, reserved] = [aStockItem(), aReservedCar()];
const { open } = portalForSpecs('dealer-portal', routes);
const PAGE = '/concessionarias/estoque';
const dealer = aViewer('dealer');

describe('the stock of a dealership', () => {
  it('shows free cars with who changed them, and reserved ones with their contract', async () => {
    open(PAGE, {
      viewer: dealer,
      answers: [answer(listStockCars, stockOf(lira, reserved))],
    });
    const [free, held] = await screen.findAllByRole('row', { name: /Lira Essencial/ });
    if (!free || !held) throw new Error('Two rows are expected');
    within(free).getByText('2 livres');
    within(free).getByText('por Ana Prado');
    within(held).getByText('Reservado');
    within(held).getByText('Chassi 9BWZZZ377VT004251');
    expect(
      within(held).getByRole('link', { name: 'C-2611-0001' }).getAttribute('href'),
    ).toBe(`/concessionarias/entregas/${reserved.id}`);
    // A car that belongs to a contract can't be removed here.
    expect(within(held).queryByRole('button')).toBeNull();
  });

  it('names the dealership that hands a car over, without a way to a page that is not ours', async () => {
    const contract = {
      id: reserved.id,
      number: 'C-2611-0001',
      deliveredBy: 'Rodar Moema',
    };
    open(PAGE, {
      viewer: dealer,
      answers: [answer(listStockCars, stockOf({ ...reserved, contract }))],
    });
    await screen.findByText('entrega: Rodar Moema');
    expect(screen.queryByRole('link', { name: 'C-2611-0001' })).toBeNull();
  });

  it('asks for what the address says, and says when nothing is found', async () => {
    const { user, transport, location } = open(`${PAGE}?situacao=reservados`, {
      viewer: dealer,
      answers: [answer(listStockCars, stockOf())],
    });
    await screen.findByText('Nenhum carro com esses filtros.');
    expect(transport.requestsOf(listStockCars)[0]?.query).toEqual({ state: 'reserved' });
    await user.click(screen.getByRole('button', { name: 'Limpar' }));
    await screen.findByText('Nenhum carro de pronta entrega nesta loja ainda.');
    await user.type(
      screen.getByLabelText('Carro, cor, contrato ou chassi'),
      'lira{Enter}',
    );
    await waitFor(() => expect(location()).toBe(`${PAGE}?busca=lira`));
    await waitFor(() =>
      expect(transport.requestsOf(listStockCars).at(-1)?.query).toEqual({
        search: 'lira',
      }),
    );
  });

  it('says when it can not be opened, and tries again', async () => {
    let isDown = true;
    const { user } = open(PAGE, {
      viewer: dealer,
      answers: [
        answer(listStockCars, () => {
          if (isDown) throw new Error('down');
          return stockOf(lira);
        }),
      ],
    });
    await screen.findByText('Não conseguimos abrir o estoque.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await screen.findByRole('row', { name: /Lira Essencial/ });
  });

  it('is not for sellers', async () => {
    const { transport } = open(PAGE, { viewer: aViewer('seller'), answers: [] });
    await screen.findByRole('heading', { name: 'Só a concessionária vê o estoque' });
    expect(screen.queryByRole('link', { name: 'Estoque' })).toBeNull();
    expect(transport.requestsOf(listStockCars)).toEqual([]);
  });
});
