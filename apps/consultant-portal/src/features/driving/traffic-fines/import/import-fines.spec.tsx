import { screen, within } from '@testing-library/react';
import { checkTrafficFines, type FineRow, importTrafficFines } from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { answer, aViewer, guardConsole, refuse } from '@site/testing';
import { routes } from '../../../../app/routes';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);
const PAGE = '/consultor/multas/importar';
const FINE = '3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a61';
const CONTRACT = '11111111-2222-4333-8444-555555555555';
const CSV = 'orgao;auto\nDetran-PR;T1';

const found: FineRow = {
  ...{ line: 2, outcome: 'matched', message: null, fineId: null },
  ...{ plate: 'BRA2E19', noticeNumber: 'T1', issuingBody: 'Detran-PR', amount: 130.16 },
  infractionAt: '2026-11-24T11:15:00.000Z',
  contract: {
    ...{ id: CONTRACT, number: 'C-1001', customerName: 'Ana Souza' },
    drivers: ['Bruno Reis'],
  },
};
const wrong: FineRow = {
  ...found,
  ...{ line: 3, outcome: 'unreadable', message: 'valor: Informe o valor.' },
  ...{ noticeNumber: 'T2', infractionAt: null, amount: null, contract: null },
};

async function checked(...answers: ReturnType<typeof answer>[]) {
  const page = open(PAGE, { viewer: aViewer('consultant'), answers });
  await page.user.upload(
    await screen.findByLabelText<HTMLInputElement>('Escolher arquivo CSV'),
    new File([CSV], 'multas.csv', { type: 'text/csv' }),
  );
  await screen.findByText('Arquivo: multas.csv');
  await page.user.click(screen.getByRole('button', { name: 'Conferir o arquivo' }));
  return page;
}

it('each row of the file is named with its contract, or its reason, which stands first', async () => {
  const { transport } = await checked(
    answer(checkTrafficFines, { rows: [found, wrong] }),
  );
  await screen.findByText('1 multa com contrato, 1 de fora, cada uma com o motivo.');
  expect(transport.requestsOf(checkTrafficFines)[0]?.body).toEqual({ csv: CSV });
  const [, first, second] = screen.getAllByRole('row');
  if (!first || !second) throw new Error('The table has two rows');
  within(first).getByText('valor: Informe o valor.');
  within(second).getByText('24/11/2026, 08:15, R$ 130,16');
  within(second).getByText('C-1001. Outro condutor: Bruno Reis');
  expect(
    within(second).getByRole('link', { name: 'Ana Souza' }).getAttribute('href'),
  ).toBe(`/consultor/contratos/${CONTRACT}`);
});

it('one press registers the found ones, and each leads to its page', async () => {
  const { user, transport } = await checked(
    answer(checkTrafficFines, { rows: [found, wrong] }),
    answer(importTrafficFines, {
      rows: [{ ...found, outcome: 'added', fineId: FINE }, wrong],
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Registrar 1 multa' }));
  await screen.findByText(
    '1 multa em andamento agora. 1 de fora, cada uma com o motivo.',
  );
  expect(transport.requestsOf(importTrafficFines)[0]?.body).toEqual({ csv: CSV });
  expect(screen.getByRole('link', { name: 'T1' }).getAttribute('href')).toBe(
    `/consultor/multas/${FINE}`,
  );
  expect(screen.queryByRole('button', { name: /^Registrar/ })).toBeNull();
  expect(document.activeElement?.textContent).toBe('O que achamos');
});

it('a file without a row to register says so, and has no button', async () => {
  await checked(answer(checkTrafficFines, { rows: [wrong] }));
  await screen.findByText(
    'Nenhuma multa do arquivo pode ser registrada. Cada linha diz por quê.',
  );
  expect(screen.queryByRole('button', { name: /^Registrar/ })).toBeNull();
});

it('a file that is none is refused with its lines', async () => {
  const message = 'linha 502: o arquivo tem mais de 500 linhas; divida-o';
  await checked(
    refuse(checkTrafficFines, 400, { message: 'x', fields: [{ key: 'Csv', message }] }),
  );
  await screen.findByText(message);
});
