import { screen, within } from '@testing-library/react';
import {
  checkStock,
  exportStock,
  importStock,
  listStockCars,
  type StockComparison,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { type Answer, answer, aViewer, guardConsole, refuse } from '@site/testing';
import { asksOnReload } from '@site/testing/screen';
import { routes } from '../../../app/routes';

guardConsole();

const { open } = portalForSpecs('dealer-portal', routes);
const PAGE = '/concessionarias/estoque/importar';
const dealer = aViewer('dealer');
const CSV = 'loja;carro;cor;quantidade\n5;lira-essencial;branco-nuvem;3';
const lira = {
  version: 'lira-essencial',
  versionName: 'Lira Essencial 1.0 MT',
  paint: 'branco-nuvem',
  paintName: 'Branco Nuvem',
};
const comparison: StockComparison = {
  changes: [
    { ...lira, before: 2, after: 3 },
    { ...lira, paint: 'prata-lua', paintName: 'Prata Lua', before: 1, after: 0 },
  ],
  same: 4,
  seen: 'o-que-havia',
};

const fileOf = (text: string) => new File([text], 'estoque.csv');

async function checked(answers: Answer[]) {
  const view = open(PAGE, { viewer: dealer, answers });
  await view.user.upload(
    await screen.findByLabelText('Escolher arquivo CSV'),
    fileOf(CSV),
  );
  await screen.findByText('Arquivo: estoque.csv');
  await view.user.click(screen.getByRole('button', { name: 'Conferir' }));
  return view;
}

describe('the import of a stock', () => {
  it('says what the file changes before anything is stored, then imports what was seen', async () => {
    const { user, transport } = await checked([
      answer(checkStock, comparison),
      answer(importStock, { ok: true }),
    ]);
    await screen.findByText('Sem erros. Nada foi gravado ainda.');
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    within(rows[1] ?? document.body).getByText('Muda');
    within(rows[2] ?? document.body).getByText('Sai');
    screen.getByText('4 combinações de carro e cor ficam como estão.');
    expect(transport.requestsOf(importStock)).toEqual([]);
    expect(asksOnReload()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Importar estoque' }));
    await screen.findByText(
      'Estoque importado: 2 combinações de carro e cor mudaram. O site já mostra.',
    );
    expect(asksOnReload()).toBe(false);
    expect(transport.requestsOf(importStock)[0]?.body).toEqual({
      csv: CSV,
      seen: 'o-que-havia',
    });
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('shows every bad line as the importer says it, as text', async () => {
    const lines = [
      'linha 2, campo carro: não existe a versão "<b>x</b>"',
      'linha 3, campo loja: deve ser o código da sua concessionária, 5',
    ];
    await checked([
      refuse(checkStock, 400, {
        message: 'O arquivo tem erros. Nada foi importado.',
        fields: lines.map((message) => ({ key: 'Csv', message })),
      }),
    ]);
    await screen.findByText('O arquivo tem erros');
    for (const line of lines) screen.getByText(line);
    expect(screen.queryByRole('button', { name: 'Importar estoque' })).toBeNull();
  });

  it('that meets a stock that moved says by whom, and the file is checked again as it stands', async () => {
    const message =
      'Rui Sá mudou o estoque em 23/11/2026, 10:01. Nada foi gravado: confira o arquivo de novo para ver o que muda agora.';
    const { user, transport } = await checked([
      answer(checkStock, comparison),
      refuse(importStock, 409, { message, reason: 'changed-meanwhile' }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Importar estoque' }));
    await screen.findByText(message);
    screen.getByText('Arquivo: estoque.csv');
    await user.click(screen.getByRole('button', { name: 'Conferir' }));
    await screen.findByText('Sem erros. Nada foi gravado ainda.');
    expect(transport.requestsOf(checkStock).map(({ body }) => body)).toEqual([
      { csv: CSV },
      { csv: CSV },
    ]);
  });

  it('says when a file changes nothing', async () => {
    await checked([answer(checkStock, { changes: [], same: 6, seen: 'x' })]);
    await screen.findByText(
      'O arquivo é igual ao estoque de agora: não há nada a mudar.',
    );
    expect(screen.queryByRole('button', { name: 'Importar estoque' })).toBeNull();
  });

  it('asks for a file', async () => {
    const { user, transport } = open(PAGE, { viewer: dealer });
    await user.click(await screen.findByRole('button', { name: 'Conferir' }));
    await screen.findByText('Escolha o arquivo.');
    expect(transport.requestsOf(checkStock)).toEqual([]);
  });

  it('gives the stock of now as a file to begin with', async () => {
    const file = { name: 'estoque.csv', type: 'text/csv', bytes: new Uint8Array([1]) };
    const { user, log } = open(PAGE, {
      viewer: dealer,
      answers: [answer(exportStock, file)],
    });
    await user.click(await screen.findByRole('button', { name: 'Baixar planilha' }));
    await screen.findByRole('button', { name: 'Baixar planilha' });
    expect(log.saved).toMatchObject([{ name: 'estoque.csv' }]);
  });

  it('is reached from the stock, and is not for sellers', async () => {
    const { user, location, unmount } = open('/concessionarias/estoque', {
      viewer: dealer,
      answers: [
        answer(listStockCars, {
          items: [],
          nextCursor: null,
          total: 0,
          counts: { free: 0, reserved: 0, delivered: 0 },
        }),
      ],
    });
    await user.click(await screen.findByRole('link', { name: 'Importar planilha' }));
    await screen.findByRole('heading', { level: 1, name: 'Importar estoque' });
    expect(location()).toBe(PAGE);
    unmount();
    open(PAGE, { viewer: aViewer('seller') });
    await screen.findByRole('heading', { name: 'Só a concessionária vê o estoque' });
    expect(screen.queryByRole('button', { name: 'Conferir' })).toBeNull();
  });
});
