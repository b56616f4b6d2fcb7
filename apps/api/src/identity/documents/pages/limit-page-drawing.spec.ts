import { getDocumentPage } from '@site/api-contract';
import { type PagePicture, TIME_MS } from '#platform/files/pdf-page-painter';
import { testApi } from '../../../testing/api';
import { type TestClient } from '../../../testing/client';
import { fileOf, pdf } from '../testing/files';
import { send } from '../testing/sent-files';
import { limitPageDrawing, WAIT_MS } from './limit-page-drawing';

/** Time that the gateways wait for an answer: `ANSWER_MS` of tools/gateway. */
const GATEWAYS_WAIT_MS = 12_000;
jest.setTimeout(60_000); // PDFs run in threads of their own
let painted: PagePicture = { problem: 'heavy' };
let under = 0;
let left = 0;
let drawn: number[] = [];
let letGo = (): void => undefined;
let gate = Promise.resolve();
const hold = () => void (gate = new Promise((open) => (letGo = open)));
const api = testApi({
  ports: {
    paintPdfPage: async (_bytes, page, signal) => {
      under += 1;
      drawn.push(page);
      signal?.addEventListener('abort', () => (left += 1));
      await gate;
      return painted;
    },
  },
});

async function sentPdf(pages = 1) {
  const customer = await api.asRole('customer');
  const { data } = await send(customer, fileOf(await pdf(pages), 'conta.pdf'));
  const params = { id: customer.userId, documentId: data.id };
  const page = (who: TestClient, number = 1) =>
    who.send(getDocumentPage, { params: { ...params, page: String(number) } });
  return { customer, params, page };
}
const picture = { picture: Buffer.from([255, 216, 255]) };

beforeEach(() => {
  under = 0;
  left = 0;
  drawn = [];
  painted = picture;
});
afterEach(() => {
  letGo();
  jest.restoreAllMocks();
});
/** Lets pages wait for as long as this test takes. */
const waitLong = () =>
  jest
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation(() => new AbortController().signal);

const CROWDED = [
  503,
  '5',
  'Estamos preparando muitas páginas agora. Tente de novo em instantes.',
];
const shown = ({ status, headers, body }: Awaited<ReturnType<TestClient['send']>>) => [
  status,
  headers['retry-after'],
  body.message,
];

it('pages of two customers are drawn at once, eight more wait, and the next one is asked to come again', async () => {
  const files = [await sentPdf(), await sentPdf(), await sentPdf()] as const;
  const consultant = await api.asRole('CONSULTANT');
  waitLong();
  hold();
  const first = [files[0].page(consultant), files[1].page(consultant)];
  while (under < 2) await new Promise(setImmediate);
  const others = Array.from({ length: 11 }, () => files[2].page(consultant));
  let refused = 0;
  for (const other of others) void other.then(() => (refused += 1));
  expect(shown(await Promise.race(others))).toEqual(CROWDED);
  // One of this customer's eleven pages is next, and eight wait behind it.
  while (refused < 2) await new Promise(setImmediate);
  expect(under).toBe(2);
  const own = files[0].page(files[0].customer); // a queue of its own
  while (under < 3) await new Promise(setImmediate);
  letGo();
  const answers = await Promise.all([...first, ...others, own]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(12);
});

it('pages of one customer are drawn one after the other, and hold up nobody who looks at another', async () => {
  const [heavy, other] = [await sentPdf(3), await sentPdf(4)];
  const [one, two] = [await api.asRole('CONSULTANT'), await api.asRole('CONSULTANT')];
  waitLong();
  hold();
  const first = heavy.page(one, 1);
  // Two simultaneous requests may arrive in either order.
  while (under < 1) await new Promise(setImmediate);
  const ofHeavy = [first, heavy.page(one, 2), heavy.page(two, 3)];
  const ofOther = other.page(two, 4);
  while (under < 2) await new Promise(setImmediate);
  expect(drawn).toEqual([1, 4]);
  letGo();
  expect((await ofOther).status).toBe(200);
  expect((await Promise.all(ofHeavy)).map(({ status }) => status)).toEqual([
    200, 200, 200,
  ]);
});

it('a page whose turn does not come in time is asked for again, and never drawn', async () => {
  const turn = limitPageDrawing(
    { config: { DOCUMENT_PAGES_AT_ONCE: 1 } },
    { waitMs: 20 },
  );
  const asked = { isStaff: true, signal: new AbortController().signal };
  const began: string[] = [];
  const draw = (ownerId: string, until: Promise<void>) =>
    turn({ ...asked, ownerId }, async () => {
      began.push(ownerId);
      await until;
    });
  hold();
  const first = draw('ana', gate);
  for (const ownerId of ['ana', 'bia'])
    await expect(draw(ownerId, gate)).rejects.toMatchObject({ kind: 'unavailable' });
  letGo();
  await first;
  await draw('caio', Promise.resolve());
  expect(began).toEqual(['ana', 'caio']);
});

it('a page that waits and is drawn as long as it may is there before the gateways give up', () =>
  expect(WAIT_MS + TIME_MS).toBeLessThan(GATEWAYS_WAIT_MS));

it('a reader who leaves ends the drawing', async () => {
  const { params } = await sentPdf();
  const consultant = await api.asRole('CONSULTANT');
  const address = await api.app.listen({ host: '127.0.0.1', port: 0 });
  hold();
  const reader = new AbortController();
  const path = `users/${params.id}/documents/${params.documentId}/pages/1`;
  const asked = fetch(`${address}/api/v1/${path}`, {
    headers: consultant.headers(),
    signal: reader.signal,
  });
  while (under < 1) await new Promise(setImmediate);
  expect(left).toBe(0);
  reader.abort();
  await expect(asked).rejects.toThrow('aborted');
  while (left < 1) await new Promise(setImmediate);
});

it('a page that was too heavy is not tried again within the hour, nor a file with two of them', async () => {
  const { page } = await sentPdf(3);
  const consultant = await api.asRole('CONSULTANT');
  painted = { problem: 'heavy' };
  const heavy = [
    409,
    undefined,
    'Esta página é pesada demais para mostrar aqui. Baixe o arquivo para ver.',
  ];
  const answers = [];
  for (const number of [1, 1, 2, 3])
    answers.push([...shown(await page(consultant, number)), under]);
  expect(answers).toEqual([
    [...heavy, 1],
    [...heavy, 1],
    [...heavy, 2],
    [...heavy, 2],
  ]);
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
    expect(status).toBe(409);
    expect(body.reason).toBe('page-undrawable');
    expect(body.message).toEqual(text);
  },
);
