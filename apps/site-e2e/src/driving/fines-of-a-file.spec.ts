import { expect, test } from '@playwright/test';
import { listTrafficFineQueue } from '@site/api-contract';
import { addDays, formatDate, formatDateTime } from '@site/api-contract/brazil';
import { ApiVisitor } from '../by-api/visitor';
import { uniqueDigits } from '../steps/people';
import { openAs } from '../steps/sign-in';
import { waitForLoaded } from '../steps/wait-for-hydration';
import { watchPage } from '../steps/watch-page';

const COLUMNS = 'orgao;auto;placa;data;hora;local;infracao;valor;pontos;prazo';

test('the fines of a file are registered, passed on and cancelled together', async ({
  page,
}) => {
  const consultant = new ApiVisitor();
  await consultant.signIn('consultor@rodar.test');
  const { items } = await consultant.send(listTrafficFineQueue, { query: {} });
  const [known] = items;
  if (!known) throw new Error('The demo has a fine');
  // A minute at which the customer had the car, as the fine of the demo says.
  const [on = '', at = ''] = formatDateTime(known.infractionAt).split(', ');
  const stamp = `J${uniqueDigits()}`;
  const row = (notice: string, plate: string) =>
    [
      ...['Detran-PR', notice, plate, on, at, 'Curitiba', 'Velocidade'],
      ...['130,16', '4', formatDate(addDays(consultant.today(), 30))],
    ].join(';');
  const csv = [
    COLUMNS,
    row(`${stamp}A`, known.plate),
    row(`${stamp}B`, known.plate),
    row(`${stamp}C`, 'ZZZ9Z99'),
  ].join('\n');

  const complaints = watchPage(page);
  await openAs(page, 'consultor@rodar.test', '/consultor/multas/importar');
  await page.getByLabel('Escolher arquivo CSV').setInputFiles({
    name: 'multas.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  });
  await page.getByRole('button', { name: 'Conferir o arquivo' }).click();
  await expect(
    page.getByText('2 multas com contrato, 1 de fora, cada uma com o motivo.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Registrar 2 multas' }).click();
  await expect(page.getByText(/^2 multas em andamento agora\./)).toBeVisible();

  await page.goto(`/consultor/multas?busca=${stamp}`);
  await waitForLoaded(page);
  const bar = page.getByRole('region', { name: 'Seleção' });
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Selecionar vários' }).click();
  await page.getByRole('checkbox', { name: `Selecionar ${stamp}A` }).check();
  await bar.getByRole('button', { name: 'Passar para…' }).click();
  await dialog.getByLabel('Com quem fica').selectOption('Lívia Sampaio');
  await dialog.getByRole('button', { name: 'Passar 1 multa' }).click();
  await expect(bar).toContainText('1 multa com Lívia Sampaio.');

  await page.getByRole('checkbox', { name: 'Tudo o que está na lista (2)' }).check();
  await bar.getByRole('button', { name: 'Cancelar…' }).click();
  await dialog.getByLabel('Motivo').fill('O órgão anulou as multas.');
  await dialog.getByRole('button', { name: 'Cancelar 2 multas' }).click();
  await expect(bar).toContainText('1 multa cancelada.');
  await expect(bar).toContainText(/Lívia Sampaio ficou com esta multa em/);

  // The colleague's one stayed; taken over on its page, it is one's own.
  await bar.getByRole('link', { name: `${stamp}A` }).click();
  const owner = page.getByRole('region', { name: 'Com quem está' });
  await owner.getByRole('button', { name: 'Passar para mim' }).click();
  await expect(owner).toContainText('Com você');
  await page.goto(`/consultor/multas?busca=${stamp}&de=minhas`);
  await expect(page.getByRole('table')).toContainText(`${stamp}A`);
  expect(complaints()).toEqual([]);
});
