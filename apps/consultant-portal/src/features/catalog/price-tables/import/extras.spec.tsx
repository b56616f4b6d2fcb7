import { screen, within } from '@testing-library/react';
import {
  checkPriceTable,
  comparePriceTable,
  importPriceTable,
  listPriceTables,
  type PriceComparison,
  type PricedExtra,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { type Answer, answer, aViewer, guardConsole, refuse } from '@site/testing';
import { routes } from '../../../../app/routes';
import { atThePriceDesk } from '../testing/at-the-price-desk';

guardConsole();

const open = atThePriceDesk(portalForSpecs('consultant-portal', routes).open);
const viewer = aViewer('consultant');
const PAGE = '/consultor/precos/cores-e-opcionais';

const white: PricedExtra = {
  kind: 'paint',
  slug: 'branco-nuvem',
  name: 'Branco Nuvem',
  charged: 'month',
  price: 0,
  ownPrice: 0,
  isFixed: true,
};
const red = {
  ...white,
  slug: 'vermelho-ipe',
  name: 'Vermelho Ipê',
  price: 39,
  ownPrice: 39,
};
const home: PricedExtra = {
  kind: 'add-on',
  slug: 'entrega-em-casa',
  name: 'Entrega em casa',
  charged: 'once',
  price: 390,
  ownPrice: 390,
  isFixed: false,
};
const extras = [white, { ...red, isFixed: false }, home];
const tables = (shown = extras) =>
  answer(listPriceTables, {
    items: [],
    hasMore: false,
    extras: shown,
    gapFrom: null,
    guaranteeDays: 7,
  });
const named = ({ kind, slug, name, charged }: PricedExtra) => ({
  kind,
  slug,
  name,
  charged,
});
const comparison: PriceComparison = {
  table: {
    id: '7',
    name: 'Opcionais 2099',
    state: 'scheduled',
    validFrom: '2099-01-01T03:00:00.000Z',
    validUntil: null,
    nextFrom: '2099-01-01T03:00:00.000Z',
    prices: 1,
    imported: null,
    withdrawn: null,
  },
  against: 'Tabela 2026-11',
  groups: [],
  extras: [
    { ...named(red), before: 39, after: 39 },
    { ...named(home), before: 390, after: 450 },
  ],
  guaranteeDays: 7,
};

async function opened(answers: Answer[] = []) {
  const view = open(PAGE, { viewer, answers: [tables(), ...answers] });
  const price = await screen.findByLabelText('Entrega em casa');
  await view.user.type(screen.getByLabelText('Nome da tabela'), 'Opcionais 2099');
  await view.user.type(screen.getByLabelText('Primeiro dia'), '01012099');
  const retype = async (text: string) => {
    await view.user.clear(price);
    await view.user.type(price, text);
  };
  const check = () => view.user.click(screen.getByRole('button', { name: 'Conferir' }));
  return { ...view, retype, check };
}

describe('the change of colors and add-ons', () => {
  it('begins with the prices of today; the colors of the pictures have none', async () => {
    await opened();
    screen.getByText(
      'Branco Nuvem é a cor padrão de um carro; continua à venda, sem acréscimo.',
    );
    expect(screen.queryByLabelText('Branco Nuvem')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Vermelho Ipê').value).toBe('39,00');
    screen.getAllByText('Preço por mês, como hoje');
    screen.getByText('Preço uma vez, como hoje');
  });

  it('says what a typed price means beside the one of today', async () => {
    const { retype } = await opened();
    await retype('450');
    screen.getByText('R$ 450,00 uma vez, hoje R$ 390,00');
    await retype('0');
    screen.getByText('Sem custo, hoje R$ 390,00');
  });

  it('says what changes before anything is stored, and sends that alone', async () => {
    const { user, transport, retype, check } = await opened([
      answer(checkPriceTable, comparison),
      answer(importPriceTable, { id: '7' }),
      answer(comparePriceTable, comparison),
    ]);
    await retype('450');
    await check();
    await screen.findByText('Sem erros. Nada foi gravado ainda.');
    const rows = within(
      screen.getByRole('table', { name: 'Preços de cores e opcionais' }),
    )
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent.replace(/\s/g, ' '));
    expect(rows).toEqual([
      'Entrega em casaR$ 390,00R$ 450,00 uma vezSalto +R$ 60,00 (+15,4%)',
    ]);
    await user.click(screen.getByLabelText('Mostrar também 1 preço igual'));
    await user.click(screen.getByRole('button', { name: 'Agendar tabela' }));
    await screen.findByRole('heading', { level: 1, name: 'Opcionais 2099' });
    expect(transport.requestsOf(importPriceTable)[0]?.body).toEqual({
      name: 'Opcionais 2099',
      validFrom: '2099-01-01',
      extras: [{ kind: 'add-on', slug: 'entrega-em-casa', price: 450 }],
    });
  });

  it('takes one off sale, and puts it back at the price that it had', async () => {
    const off = { ...comparison, extras: [{ ...named(red), before: 39, after: null }] };
    const { user, transport, check } = await opened([answer(checkPriceTable, off)]);
    const press = (name: string) => user.click(screen.getByRole('button', { name }));
    await press('Tirar de venda Entrega em casa');
    expect(screen.queryByLabelText('Entrega em casa')).toBeNull();
    await press('Pôr à venda Entrega em casa');
    expect(screen.getByLabelText<HTMLInputElement>('Entrega em casa').value).toBe(
      '390,00',
    );
    await press('Tirar de venda Vermelho Ipê');
    screen.getByText('Não fica à venda nesta tabela.');
    await check();
    const table = await screen.findByRole('table', {
      name: 'Preços de cores e opcionais',
    });
    expect(within(table).getAllByRole('row')[1]?.textContent.replace(/\s/g, ' ')).toBe(
      'Vermelho IpêR$ 39,00fora de venda Sai de venda',
    );
    expect(transport.requestsOf(checkPriceTable)[0]?.body).toMatchObject({
      extras: [{ kind: 'paint', slug: 'vermelho-ipe', price: null }],
    });
  });

  it('shows what is off sale today, to be sold at the price of the catalogue', async () => {
    const { user } = open(PAGE, {
      viewer,
      answers: [tables([white, { ...home, price: null }])],
    });
    await user.click(
      await screen.findByRole('button', { name: 'Pôr à venda Entrega em casa' }),
    );
    expect(screen.getByLabelText<HTMLInputElement>('Entrega em casa').value).toBe(
      '390,00',
    );
  });

  it('says of two colors of the pictures that they are such', async () => {
    const silver = { ...white, slug: 'prata-lua', name: 'Prata Lua' };
    open(PAGE, { viewer, answers: [tables([white, silver, home])] });
    await screen.findByText(
      'Branco Nuvem e Prata Lua são cores padrão dos carros; continuam à venda, sem acréscimo.',
    );
  });

  it('asks for a change where nothing was changed', async () => {
    const { transport, retype, check } = await opened();
    await check();
    await screen.findByText('Nada mudou. Mude ao menos um preço.');
    expect(transport.requestsOf(checkPriceTable)).toEqual([]);
    await retype('39');
    expect(screen.queryByText('Nada mudou. Mude ao menos um preço.')).toBeNull();
  });

  it('says at its field which amount is none, and why the server refused', async () => {
    const message = 'Já existe uma tabela com o nome Opcionais 2099.';
    const { retype, check } = await opened([
      refuse(checkPriceTable, 400, { message: '', fields: [{ key: 'Csv', message }] }),
    ]);
    await retype('muito');
    await check();
    await screen.findByText('Escreva em números, como 59,00.');
    await retype('400');
    await check();
    await screen.findByText(message);
  });

  it('waits for a table with cars', async () => {
    open(PAGE, { viewer, answers: [tables([])] });
    await screen.findByText(
      'Nenhuma tabela vale hoje: importe uma com os preços dos carros',
    );
  });
});
