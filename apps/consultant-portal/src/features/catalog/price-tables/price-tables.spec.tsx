import { screen, waitFor, within } from '@testing-library/react';
import {
  comparePriceTable,
  exportPriceTable,
  listPriceTables,
  type PriceTableSummary,
  withdrawPriceTable,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { answer, aViewer, guardConsole, refuse } from '@site/testing';
import { routes } from '../../../app/routes';
import { bar } from '../../../shared/testing/undo-bar';
import { original } from '../../content/cms-pages/testing/a-page';
import { changesIn } from './changed-prices';
import { atThePriceDesk, pagesOfCms } from './testing/at-the-price-desk';

guardConsole();

const open = atThePriceDesk(portalForSpecs('consultant-portal', routes).open);
const PAGE = '/consultor/precos';
const viewer = aViewer('consultant');
const by = { at: '2026-11-20T12:00:00.000Z', role: 'CONSULTANT', name: 'Dora Mesa' };
const current: PriceTableSummary = {
  id: '1',
  name: 'Tabela 2026-11',
  state: 'current',
  validFrom: '2026-11-01T03:00:00.000Z',
  validUntil: null,
  nextFrom: null,
  prices: 480,
  imported: null,
  withdrawn: null,
};
const scheduled: PriceTableSummary = {
  ...current,
  id: '2',
  name: 'Tabela 2026-12',
  state: 'scheduled',
  validFrom: '2026-12-01T03:00:00.000Z',
  validUntil: '2027-01-01T03:00:00.000Z',
  nextFrom: '2026-12-01T03:00:00.000Z',
  imported: { ...by, role: 'CONSULTANT' },
};
const aPage = {
  ...{ id: '7', slug: 'duvidas', title: 'Dúvidas', nextAt: null, namesAmounts: false },
  newest: original,
};
const list = (items: PriceTableSummary[], gapFrom: string | null = null) =>
  answer(listPriceTables, {
    items,
    hasMore: false,
    extras: [],
    gapFrom,
    guaranteeDays: 7,
  });
const group = {
  model: 'Lira',
  version: 'Lira Conforto 1.0',
  client: 'PF' as const,
  cells: [
    { term: 12, km: 500, before: 1000, after: 1010 },
    { term: 12, km: 1000, before: 1100, after: 1100 },
    { term: 12, km: 1500, before: 1200, after: 1500 },
    { term: 12, km: 2000, before: 1300, after: 1290 },
  ],
};
const compared = (table = scheduled) =>
  answer(comparePriceTable, {
    table,
    against: 'Tabela 2026-11',
    groups: [group],
    extras: [],
    guaranteeDays: 7,
  });

describe('the price tables at the desk', () => {
  it('stand with their state, their days, and who imported them', async () => {
    open(PAGE, { viewer, answers: [list([scheduled, current])] });
    const row = within(await screen.findByRole('row', { name: /Tabela 2026-12/ }));
    for (const text of [
      'Agendada',
      'de 01/12/2026 a 31/12/2026',
      'Dora Mesa',
      '20/11/2026, 09:00',
      '480',
    ])
      row.getByText(text);
    within(screen.getByRole('row', { name: /Tabela 2026-11/ })).getByText('Sem registro');
    screen.getByText(/mantêm o preço por 7 dias/);
  });

  it('say when they begin where that is not their first day, and else once', async () => {
    const after = { ...scheduled, id: '3', name: 'Tabela 2027-01' };
    const covered = { ...after, nextFrom: '2026-12-15T03:00:00.000Z' };
    open(PAGE, { viewer, answers: [list([covered, scheduled])] });
    const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
    (await row(/Tabela 2027-01/)).getByText('Passa a valer em 15/12/2026');
    expect((await row(/Tabela 2026-12/)).queryByText(/Passa a valer/)).toBeNull();
  });

  it('say from when on nothing could be priced', async () => {
    const answers = [list([current], '2026-12-10T03:00:00.000Z')];
    open(PAGE, { viewer, answers });
    await screen.findByText(/^A partir de 10\/12\/2026 nenhuma tabela vale/);
  });

  it('name the pages whose texts say amounts, which no table changes', async () => {
    const named = { ...aPage, id: '7', title: 'Dúvidas', namesAmounts: true };
    const pages = pagesOfCms(named, { ...aPage, id: '8', title: 'Boas-vindas' });
    open(PAGE, { viewer, answers: [list([current]), pages] });
    const link = await screen.findByRole('link', { name: 'Dúvidas' });
    expect(link.getAttribute('href')).toBe('/consultor/paginas/7');
    screen.getByText(
      'Nenhuma tabela muda um texto. Confira estas páginas quando os preços mudarem:',
    );
    expect(screen.queryByRole('link', { name: 'Boas-vindas' })).toBeNull();
  });

  it('tell who has no right to them', async () => {
    const message = 'Seu acesso não inclui esta parte.';
    open(PAGE, { viewer, answers: [refuse(listPriceTables, 403, { message })] });
    await screen.findByText(message);
  });
});

it('a table that waits holds from a day to come, one in force since its day', async () => {
  const endless = { ...scheduled, validUntil: null };
  open(PAGE, { viewer, answers: [list([endless, current])] });
  await screen.findByText('a partir de 01/12/2026');
  screen.getByText('desde 01/11/2026');
});

it('a withdrawn table says when it would have begun, never since when it holds', async () => {
  const withdrawn = {
    ...scheduled,
    state: 'withdrawn' as const,
    withdrawn: scheduled.imported,
  };
  open(PAGE, {
    viewer,
    answers: [
      list([
        { ...withdrawn, validUntil: null },
        { ...withdrawn, id: '4' },
      ]),
    ],
  });
  await screen.findByText('começaria em 01/12/2026');
  screen.getByText('valeria de 01/12/2026 a 31/12/2026');
});

describe('the spreadsheet of a price table', () => {
  it('is that of the table that is read', async () => {
    const file = { name: 'x.csv', type: 'text/csv', bytes: new Uint8Array([1]) };
    const { user, log, transport } = open(`${PAGE}/2`, {
      viewer,
      answers: [compared(), answer(exportPriceTable, file)],
    });
    await user.click(await screen.findByRole('button', { name: 'Baixar planilha' }));
    await waitFor(() => expect(log.saved).toMatchObject([{ name: 'x.csv' }]));
    expect(transport.requestsOf(exportPriceTable)[0]?.query).toEqual({ table: '2' });
  });
});

describe('the prices of a table', () => {
  const table = { name: 'Preços por mês de Lira Conforto 1.0, pessoa física' };
  const headings = () =>
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  it('of the one in force stand first, each version as a grid of km and months', async () => {
    const cells = [...group.cells, { term: 24, km: 500, before: 900, after: 950 }];
    const paint = { kind: 'paint', slug: 'azul', name: 'Azul Fiorde' } as const;
    const { user } = open(`${PAGE}/1`, {
      viewer,
      answers: [
        answer(comparePriceTable, {
          ...{ table: current, against: null, guaranteeDays: 7 },
          groups: [{ ...group, cells }],
          extras: [{ ...paint, charged: 'month', before: null, after: 39 }],
        }),
      ],
    });
    await screen.findByRole('heading', { name: 'Preços de hoje' });
    // Without an earlier table nothing is told as changed.
    expect(headings()[0]).toBe('Preços de hoje');
    expect(headings()).not.toContain('O que mudou');
    screen.getByText(/^de R\$\s950,00 a R\$\s1\.500,00$/);
    await user.click(screen.getByText('Lira Conforto 1.0, pessoa física'));
    const rows = within(await screen.findByRole('table', table))
      .getAllByRole('row')
      .map(({ textContent }) => textContent.replace(/\s/g, ' '));
    expect(rows).toEqual([
      'Por mês12 meses24 meses',
      '500 kmR$ 1.010,00R$ 950,00',
      '1.000 kmR$ 1.100,00sem preço',
      '1.500 kmR$ 1.500,00sem preço',
      '2.000 kmR$ 1.290,00sem preço',
    ]);
    await user.click(screen.getByText('Cores e opcionais'));
    await screen.findByRole('row', { name: /^Azul Fiorde R\$\s39,00 por mês$/ });
  });

  it('of the one in force stand before what it changed', async () => {
    open(`${PAGE}/1`, { viewer, answers: [compared(current)] });
    await screen.findByRole('heading', { name: 'O que mudou' });
    expect(headings().slice(0, 2)).toEqual(['Preços de hoje', 'O que mudou']);
  });

  it('of one that waits stand after what it changes', async () => {
    open(`${PAGE}/2`, { viewer, answers: [compared()] });
    await screen.findByRole('heading', { name: 'O que muda' });
    expect(headings().slice(0, 2)).toEqual(['O que muda', 'Preços desta tabela']);
  });
});

describe('a price table beside the one in force', () => {
  it('shows what changes first, the largest change before all others, with jumps marked', async () => {
    const { user } = open(`${PAGE}/2`, { viewer, answers: [compared()] });
    const table = await screen.findByRole('table', {
      name: 'Preços por mês de Lira Conforto 1.0, pessoa física',
    });
    const rows = () =>
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent.replace(/\s/g, ' '));
    expect(rows()).toEqual([
      '12 meses, 1.500 km por mêsR$ 1.200,00R$ 1.500,00Salto +R$ 300,00 (+25%)',
      '12 meses, 500 km por mêsR$ 1.000,00R$ 1.010,00 +R$ 10,00 (+1%)',
      '12 meses, 2.000 km por mêsR$ 1.300,00R$ 1.290,00 -R$ 10,00 (-0,8%)',
    ]);
    await user.click(screen.getByLabelText('Mostrar também 1 preço igual'));
    expect(rows()).toHaveLength(4);
    expect(rows()[3]).toContain('Igual');
  });

  it('a scheduled one is withdrawn when nobody undid it, and says meanwhile what that means', async () => {
    let table = scheduled;
    const { user, transport } = open(`${PAGE}/2`, {
      viewer,
      answers: [
        answer(comparePriceTable, () => ({
          table,
          against: 'Tabela 2026-11',
          groups: [group],
          extras: [],
          guaranteeDays: 7,
        })),
        answer(withdrawPriceTable, () => {
          table = { ...table, state: 'withdrawn', withdrawn: scheduled.imported };
          return { ok: true as const };
        }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Retirar esta tabela' }));
    expect(document.activeElement?.textContent).toMatch(
      /não vai mais passar a valer em 01\/12\/2026/,
    );
    expect(transport.requestsOf(withdrawPriceTable)).toEqual([]);
    await user.keyboard('z');
    const withdraw = await screen.findByRole('button', { name: 'Retirar esta tabela' });
    await waitFor(() => expect(document.activeElement).toBe(withdraw));
    await user.keyboard('{Enter}');
    await user.click(bar().getByRole('button', { name: 'Desfazer' }));
    const again = await screen.findByRole('button', { name: 'Retirar esta tabela' });
    await waitFor(() => expect(document.activeElement).toBe(again));
    await user.keyboard('{Enter}');
    expect(transport.requestsOf(withdrawPriceTable)).toEqual([]);
    await user.click(bar().getByRole('button', { name: 'Retirar agora' }));
    await bar().findByText('Tabela retirada. Ela não vai passar a valer.');
    await screen.findByText('Retirada por Dora Mesa em 20/11/2026, 09:00.');
    expect(screen.queryByRole('button', { name: /Retirar/ })).toBeNull();
  });

  it('says when a colleague was faster', async () => {
    const message = 'Bia Dois retirou esta tabela em 23/11/2026, 12:00.';
    const { user } = open(`${PAGE}/2`, {
      viewer,
      answers: [
        compared(),
        refuse(withdrawPriceTable, 409, { message, reason: 'changed-meanwhile' }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Retirar esta tabela' }));
    await user.click(bar().getByRole('button', { name: 'Retirar agora' }));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
  });

  it('the one in force can not be withdrawn', async () => {
    open(`${PAGE}/1`, { viewer, answers: [compared(current)] });
    await screen.findByRole('heading', { name: 'Tabela 2026-11' });
    expect(screen.queryByRole('button', { name: 'Retirar esta tabela' })).toBeNull();
  });
});

it('counts what a table changes, adds and leaves out', () => {
  const cells = [
    { term: 12, km: 500, before: null, after: 10 },
    { term: 18, km: 500, before: 10, after: null },
    { term: 24, km: 500, before: 10, after: 12 },
    { term: 36, km: 500, before: 10, after: 10 },
  ];
  const { groups, extras, ...counts } = changesIn([{ ...group, cells }]);
  expect(extras).toEqual([]);
  expect(counts).toEqual({ changed: 3, same: 1, up: 1, down: 0, jumps: 1 });
  expect(groups[0]?.cells.map(({ term }) => term)).toEqual([12, 18, 24, 36]);
});
