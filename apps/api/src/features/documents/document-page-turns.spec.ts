import { getDocumentPage } from '@site/contracts';
import { type PagePicture } from '#platform/files/pdf-page-painter';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { fileOf, pdf } from './testing/files';
import { send } from './testing/sent-files';

jest.setTimeout(30_000); // PDFs in threads of their own
let painted: PagePicture = { problem: 'heavy' };
let under = 0;
let letGo = (): void => undefined;
let gate = Promise.resolve();
const hold = () => void (gate = new Promise((open) => (letGo = open)));
const api = testApi({
  ports: {
    paintPdfPage: async () => {
      under += 1;
      await gate;
      return painted;
    },
  },
});

async function sentPdf() {
  const customer = await api.asRole('customer');
  const { data } = await send(customer, fileOf(await pdf(), 'conta.pdf'));
  const params = { id: customer.userId, documentId: data.id, page: '1' };
  return { customer, page: (who: TestClient) => who.send(getDocumentPage, { params }) };
}

it('pages are drawn two at once, eight more wait, and the next one is asked to come again', async () => {
  const { customer, page } = await sentPdf();
  const consultant = await api.asRole('CONSULTANT');
  hold();
  painted = { picture: Buffer.from([255, 216, 255]) };
  const asked = Array.from({ length: 11 }, () => page(consultant));
  const crowded = await Promise.race(asked);
  expect([crowded.status, crowded.headers['retry-after'], crowded.body.message]).toEqual([
    503,
    '5',
    'Estamos preparando muitas páginas agora. Tente de novo em instantes.',
  ]);
  while (under < 2) await new Promise(setImmediate);
  expect(under).toBe(2);
  const own = page(customer); // a turn of its own
  while (under < 3) await new Promise(setImmediate);
  letGo();
  const answers = await Promise.all([...asked, own]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(11);
});

it.each([
  ['heavy', 'Esta página é pesada demais para mostrar aqui. Baixe o arquivo para ver.'],
  ['absent', 'Ainda não mostramos PDF nesta tela. Baixe o arquivo para ver.'],
] as const)(
  'a page that is %s to draw says what to do instead',
  async (problem, text) => {
    const { customer, page } = await sentPdf();
    painted = { problem };
    const { status, body } = await page(customer);
    expect([status, body.reason, body.message]).toEqual([409, 'page-undrawable', text]);
  },
);
