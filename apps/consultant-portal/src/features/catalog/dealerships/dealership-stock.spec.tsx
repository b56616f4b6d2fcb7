import { screen } from '@testing-library/react';
import {
  checkStock,
  type DealershipRecord,
  getDealershipRecord,
  importStock,
  listStockCars,
  saveStock,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import {
  type Answer,
  answer,
  aReservedCar,
  aStockItem,
  aViewer,
  guardConsole,
  stockOf,
} from '@site/testing';
import { routes } from '../../../app/routes';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);
const viewer = aViewer('consultant');
const batel: DealershipRecord = {
  id: '1',
  revision: 3,
  active: true,
  facts: {
    name: 'Rodar Batel',
    group: 'Araucária',
    cnpj: '12ABC34501DE35',
    address: 'Avenida do Batel, 100',
    city: 'Curitiba',
    state: 'PR',
    phone: '4130000001',
    latitude: '-25.4418',
    longitude: '-49.2876',
  },
  open: { people: 4, proposals: 3, deliveries: 2, returns: 1, cars: 7 },
  acts: [],
  groups: ['Araucária'],
};
const held = aReservedCar();
const stock = answer(
  listStockCars,
  stockOf(aStockItem({ changed: { as: 'CONSULTANT', name: null } }), held),
);
const opened = (path: string, answers: Answer[] = []) =>
  open(path, { viewer, answers: [answer(getDealershipRecord, batel), ...answers] });

describe('the stock of a dealership at the desk', () => {
  it('is reached from the page of the dealership', async () => {
    const { user, transport } = opened('/consultor/lojas/1', [stock]);
    await user.click(
      await screen.findByRole('link', { name: 'Estoque de pronta entrega' }),
    );
    await screen.findByRole('heading', { level: 1, name: 'Estoque: Rodar Batel' });
    await screen.findByText('pela equipe de consultores');
    expect(transport.requestsOf(listStockCars)[0]?.query).toEqual({ dealership: '1' });
    expect(screen.getByRole('link', { name: 'C-2611-0001' }).getAttribute('href')).toBe(
      `/consultor/contratos/${held.id}`,
    );
  });

  it('names contracts without a way there to who has no right to them', async () => {
    open('/consultor/lojas/1/estoque', {
      viewer: { ...viewer, rights: ['desk'] },
      answers: [answer(getDealershipRecord, batel), stock],
    });
    await screen.findByText('C-2611-0001');
    expect(screen.queryByRole('link', { name: 'C-2611-0001' })).toBeNull();
  });

  it('changes for the dealership that is named', async () => {
    const { user, transport } = opened('/consultor/lojas/1/estoque', [
      stock,
      answer(saveStock, { ok: true }),
      stock,
    ]);
    await user.click(
      await screen.findByRole('button', {
        name: 'Mudar: Lira Essencial 1.0 MT, Branco Nuvem',
      }),
    );
    const quantity = await screen.findByLabelText('Carros livres');
    await user.clear(quantity);
    await user.type(quantity, '4');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByText(/agora há 4\scarros livres/);
    expect(transport.requestsOf(saveStock)[0]).toMatchObject({
      query: { dealership: '1' },
      body: { quantity: 4, seen: 2 },
    });
  });

  it('comes from a file, checked first', async () => {
    const change = {
      version: 'lira-essencial',
      versionName: 'Lira Essencial 1.0 MT',
      paint: 'branco-nuvem',
      paintName: 'Branco Nuvem',
      before: 2,
      after: 5,
    };
    const { user, transport } = opened('/consultor/lojas/1/estoque/importar', [
      answer(checkStock, { changes: [change], same: 0, seen: 'abc' }),
      answer(importStock, { ok: true }),
    ]);
    const csv = 'loja;carro;cor;quantidade\n1;lira-essencial;branco-nuvem;5';
    const field = await screen.findByLabelText('Escolher arquivo CSV');
    await user.upload(field, new File([csv], 'estoque.csv'));
    await screen.findByText('Arquivo: estoque.csv');
    await user.click(screen.getByRole('button', { name: 'Conferir' }));
    await user.click(await screen.findByRole('button', { name: 'Importar estoque' }));
    await screen.findByText(/Estoque importado: 1\scombinação/);
    expect(transport.requestsOf(importStock)[0]).toMatchObject({
      query: { dealership: '1' },
      body: { csv, seen: 'abc' },
    });
    expect(
      screen.getByRole('link', { name: 'Estoque: Rodar Batel' }).getAttribute('href'),
    ).toBe('/consultor/lojas/1/estoque');
    // One way back, to the stock
    expect(screen.queryByRole('link', { name: 'Rodar Batel' })).toBeNull();
  });
});
