import {
  checkStock,
  exportStock,
  importStock,
  listStockCars,
  saveStock,
} from '@site/api-contract';
import {
  HOME,
  NEARBY,
  setStock,
  signedContract,
  stockAt,
} from '../../contracts/deliveries/testing/signed-contract';
import { CHOICE } from '../../sales/simulations/testing/cart';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { stock } from './stock.table';

const api = testApi();
const CAR = `${CHOICE.versionSlug};${CHOICE.paint}`;
const OTHER = 'lira-trilha;preto-noite';
// Removes the lines of the seed.
beforeEach(async () => {
  await api.db.delete(stock);
  await setStock(api, { [HOME]: 2, [NEARBY]: 4 });
});

const dealerOf = (dealershipId = HOME, name = 'Ana Prado') =>
  api.asRole('DEALER', { dealershipId, name });
const csvOf = (...lines: string[]) =>
  ['loja;carro;cor;quantidade', ...lines].join('\r\n');
const check = (client: TestClient, csv: string) =>
  client.send(checkStock, { body: { csv } });
const store = (client: TestClient, csv: string, seen: string) =>
  client.send(importStock, { body: { csv, seen } });
const free = async (client: TestClient) =>
  (await client.send(listStockCars, { query: { state: 'free' } })).data.items.map(
    ({ versionSlug, paintSlug, quantity }) => `${versionSlug};${paintSlug};${quantity}`,
  );

describe('a file of stock', () => {
  it('is compared before anything is stored, then replaces the free cars in one go', async () => {
    const dealer = await dealerOf();
    const csv = csvOf(`${HOME};${OTHER};3`);
    const { data } = await check(dealer, csv);
    expect(data).toMatchObject({
      changes: [
        { version: 'lira-trilha', paint: 'preto-noite', before: 0, after: 3 },
        { version: CHOICE.versionSlug, paint: CHOICE.paint, before: 2, after: 0 },
      ],
      same: 0,
    });
    expect(await free(dealer)).toEqual([`${CAR};2`]);
    expect(await api.trail('stock-imported')).toEqual([]);
    expect((await store(dealer, csv, data.seen)).status).toBe(200);
    expect(await free(dealer)).toEqual([`${OTHER};3`]);
    expect(await stockAt(api, NEARBY)).toBe(4);
    expect(await api.trail('stock-imported')).toMatchObject([
      { actorId: dealer.userId, personId: null, detail: String(HOME) },
    ]);
    const { items } = (await dealer.send(listStockCars, {})).data;
    expect(items[0]?.changed).toEqual({ as: 'DEALER', name: 'Ana Prado' });
  });

  it('with bad rows names each with its column, and stores nothing', async () => {
    const dealer = await dealerOf();
    const csv = csvOf(
      `${HOME};fusca;branco-nuvem;1`,
      `${HOME};${OTHER};dois`,
      `${NEARBY};${OTHER};1`,
      `${HOME};${CAR}`,
    );
    for (const answer of [await check(dealer, csv), await store(dealer, csv, 'x')])
      expect([answer.status, answer.body]).toMatchObject([
        400,
        {
          message: 'O arquivo tem erros. Nada foi importado.',
          fields: [
            { key: 'Csv', message: 'linha 2, campo carro: não existe a versão "fusca"' },
            {
              key: 'Csv',
              message:
                'linha 3, campo quantidade: deve ser um número inteiro, sem ponto nem vírgula; está "dois"',
            },
            {
              key: 'Csv',
              message: `linha 4, campo loja: deve ser o código desta concessionária, ${HOME}`,
            },
            { key: 'Csv', message: 'linha 5: tem 3 campos em vez de 4' },
          ],
        },
      ]);
    const wellFormed = csvOf(
      `${HOME};fusca;branco-nuvem;1`,
      `${NEARBY};${OTHER};1`,
      `${HOME};serrana-mirante;branco-nuvem;1`,
      `${HOME};${CAR};1`,
      `${HOME};${CAR};2`,
    );
    expect((await check(dealer, wellFormed)).body).toMatchObject({
      fields: [
        'linha 2, campo carro: não existe a versão "fusca"',
        `linha 3, campo loja: deve ser o código desta concessionária, ${HOME}`,
        'linha 4, campo carro: "serrana-mirante" vem pela pré-reserva e não tem estoque',
        'linha 6: repete loja, carro e cor da linha 5',
      ].map((message) => ({ key: 'Csv', message })),
    });
    expect(await stockAt(api, HOME)).toBe(2);
    expect(await stockAt(api, NEARBY)).toBe(4);
  });

  it('that is too large for the page is refused before it is read', async () => {
    const { status, body } = await check(await dealerOf(), 'x'.repeat(900_001));
    expect([status, body]).toMatchObject([
      400,
      { fields: [{ message: 'O arquivo é grande demais para esta página.' }] },
    ]);
  });

  it('does not bring back a car that a contract took since it was checked', async () => {
    const dealer = await dealerOf();
    const csv = csvOf(`${HOME};${CAR};2`, `${HOME};${OTHER};1`);
    const { data } = await check(dealer, csv);
    await signedContract(api);
    const { status, body } = await store(dealer, csv, data.seen);
    expect([status, body]).toMatchObject([
      409,
      {
        message:
          'Um contrato reservou um carro em 23/11/2026, 12:00. Nada foi gravado: confira o arquivo de novo para ver o que muda agora.',
        reason: 'changed-meanwhile',
      },
    ]);
    expect(await free(dealer)).toEqual([`${CAR};1`]);
  });

  it('imported by two people at once is imported by one; the other reads by whom and when', async () => {
    const [ana, rui] = [await dealerOf(), await dealerOf(HOME, 'Rui Sá')];
    const [one, two] = [csvOf(`${HOME};${CAR};5`), csvOf(`${HOME};${CAR};7`)];
    const { seen } = (await check(ana, one)).data;
    const answers = await Promise.all([store(ana, one, seen), store(rui, two, seen)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const first = answers[0]?.status === 200 ? 'Ana Prado' : 'Rui Sá';
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      message: `${first} mudou o estoque em 23/11/2026, 12:00. Nada foi gravado: confira o arquivo de novo para ver o que muda agora.`,
    });
  });

  it('belongs to the dealers of the dealership alone', async () => {
    const csv = csvOf(`${HOME};${CAR};9`);
    for (const [client, status] of [
      [await dealerOf(NEARBY), 400],
      [await api.asRole('SELLER', { dealershipId: HOME }), 403],
      [await api.asRole('CONSULTANT', { rights: ['leads'] }), 403],
      [await api.asRole('customer'), 403],
      [api.asAnyone(), 401],
    ] as const) {
      expect((await check(client, csv)).status).toBe(status);
      expect((await store(client, csv, 'x')).status).toBe(status === 400 ? 409 : status);
      if (status !== 400)
        expect((await client.send(exportStock, {})).status).toBe(status);
    }
    expect(await stockAt(api, HOME)).toBe(2);
  });
});

describe('the downloaded stock', () => {
  it('has a line for every version and color, and imports as it is without a change', async () => {
    const dealer = await dealerOf();
    const { status, headers, bytes } = await dealer.send(exportStock, {});
    expect(status).toBe(200);
    expect(headers['content-disposition']).toEqual(
      expect.stringContaining('estoque-2026-11-23.csv'),
    );
    const text = Buffer.from(bytes).toString('utf8');
    const [header, ...lines] = text.trimEnd().split('\r\n');
    expect(header).toBe('\uFEFFloja;carro;cor;quantidade');
    expect(lines).toContain(`${HOME};${CAR};2`);
    expect(lines).toContain(`${HOME};${OTHER};0`);
    expect(lines.some((line) => line.includes('serrana'))).toBe(false);
    const { data } = await check(dealer, text);
    expect(data.changes).toEqual([]);
    expect(data.same).toBe(1);
    const params = { version: 'lira-trilha', paint: 'preto-noite' };
    await dealer.send(saveStock, { params, body: { quantity: 1, seen: 0 } });
    expect((await check(dealer, text)).data.changes).toMatchObject([
      { ...params, before: 1, after: 0 },
    ]);
  });
});
