import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  checkPriceTable,
  comparePriceTable,
  exportPriceTable,
  importPriceTable,
  type PriceComparison,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { type Answer, answer, aViewer, guardConsole, refuse } from '@site/testing';
import { asksOnReload } from '@site/testing/screen';
import { routes } from '../../../../app/routes';
import { atThePriceDesk } from '../testing/at-the-price-desk';

guardConsole();

const open = atThePriceDesk(portalForSpecs('consultant-portal', routes).open);
const viewer = aViewer('consultant');
const CSV = 'carro;cliente;prazo;km;mensalidade\nlira;PF;12;500;1.010,00';
const comparison: PriceComparison = {
  table: {
    id: '7',
    name: 'Tabela 2099-01',
    state: 'scheduled',
    validFrom: '2099-01-01T03:00:00.000Z',
    validUntil: null,
    nextFrom: '2099-01-01T03:00:00.000Z',
    prices: 1,
    imported: null,
    withdrawn: null,
  },
  against: 'Tabela 2026-11',
  groups: [
    {
      model: 'Lira',
      version: 'Lira Conforto 1.0',
      client: 'PF',
      cells: [{ term: 12, km: 500, before: 1000, after: 1010 }],
    },
  ],
  extras: [],
  guaranteeDays: 7,
};

const fileOf = (content: BlobPart) => new File([content], 'precos.csv');

async function filled(answers: Answer[], content: BlobPart = CSV) {
  const view = open('/consultor/precos/nova', { viewer, answers });
  await view.user.upload(
    await screen.findByLabelText('Escolher arquivo CSV'),
    fileOf(content),
  );
  await screen.findByText('Arquivo: precos.csv');
  await view.user.type(screen.getByLabelText('Nome da tabela'), 'Tabela 2099-01');
  await view.user.type(screen.getByLabelText('Primeiro dia'), '01012099');
  await view.user.click(screen.getByRole('button', { name: 'Conferir' }));
  return view;
}

describe('the import of a price table', () => {
  it('says what the file changes before anything is stored, then schedules it', async () => {
    const { user, transport } = await filled([
      answer(checkPriceTable, comparison),
      answer(importPriceTable, { id: '7' }),
      answer(comparePriceTable, comparison),
    ]);
    const said = await screen.findByText('Sem erros. Nada foi gravado ainda.');
    await waitFor(() => expect(document.activeElement?.contains(said)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
    screen.getByText(
      'Tabela 2099-01 passa a valer em 01/01/2099. Até a véspera pode ser retirada.',
    );
    screen.getByRole('table', { name: /^Preços por mês de Lira Conforto 1\.0/ });
    expect(transport.requestsOf(importPriceTable)).toEqual([]);
    expect(asksOnReload()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Agendar tabela' }));
    await screen.findByRole('heading', { level: 1, name: 'Tabela 2099-01' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asksOnReload()).toBe(false);
    const body = { name: 'Tabela 2099-01', validFrom: '2099-01-01', csv: CSV };
    expect(transport.requestsOf(checkPriceTable)[0]?.body).toEqual(body);
    expect(transport.requestsOf(importPriceTable)[0]?.body).toEqual(body);
  });

  it('has to be checked again when something was changed meanwhile', async () => {
    const { user } = await filled([answer(checkPriceTable, comparison)]);
    await screen.findByRole('button', { name: 'Agendar tabela' });
    await user.type(screen.getByLabelText('Nome da tabela'), ' b');
    expect(screen.queryByRole('button', { name: 'Agendar tabela' })).toBeNull();
  });

  it('stays checked while its equal prices are looked at', async () => {
    const cells = [{ term: 12, km: 500, before: 1010, after: 1010 }] as const;
    const groups = comparison.groups.map((group) => ({ ...group, cells: [...cells] }));
    const { user } = await filled([answer(checkPriceTable, { ...comparison, groups })]);
    await user.click(await screen.findByLabelText('Mostrar também 1 preço igual'));
    screen.getByRole('table', { name: /^Preços por mês de Lira Conforto 1\.0/ });
    screen.getByRole('button', { name: 'Agendar tabela' });
  });

  it('says that a table of today counts at once and stays', async () => {
    const table = { ...comparison.table, state: 'current' as const };
    await filled([answer(checkPriceTable, { ...comparison, table })]);
    await screen.findByText(/passa a valer agora e não pode mais ser retirada/);
    screen.getByRole('button', { name: 'Pôr em vigor agora' });
  });

  it('shows every bad line as the importer says it, as text', async () => {
    const lines = [
      'linha 2, campo carro: não existe a versão "<b>x</b>"',
      'linha 3, campo km: deve ser um destes: 500, 1000, 1500, 2000, 3000; está "7"',
    ];
    await filled([
      refuse(checkPriceTable, 400, {
        message: 'O arquivo tem erros. Nada foi importado.',
        fields: lines.map((message) => ({ key: 'Csv', message })),
      }),
    ]);
    const said = await screen.findByText('O arquivo tem erros');
    await waitFor(() => expect(document.activeElement?.contains(said)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
    for (const line of lines) screen.getByText(line);
  });

  it('shows at its field which day is wrong', async () => {
    const message = 'Esse dia não pode ser um dia que já passou.';
    await filled([
      refuse(checkPriceTable, 400, {
        message: 'Confira os campos indicados.',
        fields: [{ key: 'ValidFrom', message }],
      }),
    ]);
    await screen.findByText(message);
    expect(screen.getByLabelText('Primeiro dia').getAttribute('aria-invalid')).toBe(
      'true',
    );
  });

  it.each([
    ['x'.repeat(900_001), /^Esse arquivo passa de 900 KB/],
    ['', /^O arquivo está vazio\. Salve a planilha/],
    ['\r\n', /^O arquivo está vazio\. Salve a planilha/],
    ['v\0e\0r\0', /^O arquivo não é um CSV em UTF-8/],
  ])('takes no file that it can not send', async (text, problem) => {
    open('/consultor/precos/nova', { viewer });
    const input = await screen.findByLabelText('Escolher arquivo CSV');
    await userEvent.upload(input, fileOf(text));
    await screen.findByText(problem);
  });

  it('takes a file as Excel saves it, in Windows-1252', async () => {
    const { transport } = await filled(
      [answer(checkPriceTable, comparison)],
      new Uint8Array([0x50, 0x72, 0x65, 0xe7, 0x6f]),
    );
    await screen.findByText('Sem erros. Nada foi gravado ainda.');
    expect(transport.requestsOf(checkPriceTable)[0]?.body).toMatchObject({
      csv: 'Preço',
    });
  });

  it('asks for the file again when a spreadsheet holds it', async () => {
    open('/consultor/precos/nova', { viewer });
    const input = await screen.findByLabelText('Escolher arquivo CSV');
    const held = Object.assign(new File(['a'], 'precos.csv'), {
      arrayBuffer: () => Promise.reject(new Error('NotReadableError')),
    });
    await userEvent.upload(input, held);
    await screen.findByText(/^Não conseguimos ler o arquivo\. Feche a planilha/);
  });

  it('begins with the prices in force as a spreadsheet', async () => {
    const file = { name: 'x.csv', type: 'text/csv', bytes: new Uint8Array([1]) };
    const { user, log, transport } = open('/consultor/precos/nova', {
      viewer,
      answers: [answer(exportPriceTable, file)],
    });
    await user.click(await screen.findByRole('button', { name: 'Baixar planilha' }));
    await screen.findByRole('button', { name: 'Baixar planilha' });
    expect(log.saved).toMatchObject([{ name: 'x.csv' }]);
    expect(transport.requestsOf(exportPriceTable)[0]?.query?.table).toBeUndefined();
  });
});
