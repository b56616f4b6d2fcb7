import { checkPriceTable, importPriceTable, listPriceTables } from '@site/api-contract';
import { addDays, saoPauloDay } from '@site/api-contract/brazil';
import { testApi } from '../../testing/api';
import { forgetImportedTables } from './testing/imported-tables';
import { PRICE_HEADER, priceLines } from './testing/price-csv';

const api = testApi();
afterEach(() => forgetImportedTables(api));

const desk = () => api.asRole('CONSULTANT', { name: 'Dora Mesa', rights: ['desk'] });
const dayIn = (days: number) => addDays(saoPauloDay(api.clock.now()), days);
const csvOf = (lines: readonly string[]) => [PRICE_HEADER, ...lines].join('\r\n');
const form = (changes: object = {}) => ({
  name: 'Nova da mesa',
  validFrom: dayIn(3),
  csv: csvOf(priceLines(10)),
  ...changes,
});
const names = async () =>
  (await (await desk()).send(listPriceTables, {})).data.items.map(({ name }) => name);

describe('a price table that the desk imports', () => {
  it('is checked first: says what it changes and stores nothing', async () => {
    const client = await desk();
    const { status, data } = await client.send(checkPriceTable, { body: form() });
    expect(status).toBe(200);
    expect(data.table.state).toBe('scheduled');
    expect(data.against).toBe('Tabela 2026-11');
    const cells = data.groups.flatMap((group) => group.cells);
    expect(cells).toHaveLength(priceLines().length);
    expect(
      cells.every(({ before, after }) => Math.round((after ?? 0) - (before ?? 0)) === 10),
    ).toBe(true);
    expect(await names()).toEqual(['Tabela 2026-11']);
    expect(await api.trail('price-table-imported')).toEqual([]);
  });

  it('waits for its first day, with who imported it beside it and in the trail', async () => {
    const client = await desk();
    const body = form({ validUntil: dayIn(5) });
    const { status, data } = await client.send(importPriceTable, { body });
    expect(status).toBe(201);
    const [table] = (await client.send(listPriceTables, {})).data.items;
    expect(table).toMatchObject({
      id: data.id,
      name: 'Nova da mesa',
      state: 'scheduled',
      validFrom: `${dayIn(3)}T03:00:00.000Z`,
      validUntil: `${dayIn(6)}T03:00:00.000Z`,
      imported: { role: 'CONSULTANT', name: 'Dora Mesa' },
    });
    expect(await api.trail('price-table-imported')).toMatchObject([
      { actorId: client.userId, personId: null, subject: `price-table:${data.id}` },
    ]);
  });

  it('is refused with every bad line, in the words of the importer, and stores nothing', async () => {
    const [, ...rest] = priceLines();
    const csv = csvOf(['<script>alert(1)</script>;PF;12;500;1,00', ...rest]);
    for (const call of [checkPriceTable, importPriceTable]) {
      const { status, body } = await (await desk()).send(call, { body: form({ csv }) });
      expect([status, body]).toMatchObject([
        400,
        {
          message: 'O arquivo tem erros. Nada foi importado.',
          fields: [
            {
              key: 'Csv',
              message:
                'linha 2, campo carro: não existe a versão "<script>alert(1)</script>"',
            },
          ],
        },
      ]);
    }
    expect(await names()).toEqual(['Tabela 2026-11']);
  });

  it('is refused with the errors of its cars and of its colors in one round', async () => {
    const [, ...rest] = priceLines();
    const body = form({
      csv: csvOf(['fusca;PF;12;500;1,00', 'lira-essencial;PF;12;500;caro', ...rest]),
      extras: [
        { kind: 'paint', slug: 'rosa-choque', price: 30 },
        { kind: 'paint', slug: 'branco-nuvem', price: 30 },
      ],
    });
    const { body: refused } = await (await desk()).send(checkPriceTable, { body });
    expect(refused).toMatchObject({
      fields: [
        'linha 2, campo carro: não existe a versão "fusca"',
        'linha 3, campo mensalidade: deve ser um valor em reais, como 1.599,00; está "caro"',
        'Não existe a opção "rosa-choque".',
        'Branco Nuvem é a cor padrão de um carro: continua à venda e sem acréscimo.',
      ].map((message) => ({ key: 'Csv', message })),
    });
  });

  it.each([
    ['', 'O arquivo está vazio.'],
    [
      'a;b\n1;2',
      'linha 1: as colunas devem ser carro;cliente;prazo;km;mensalidade; o arquivo tem "a;b"',
    ],
    [PRICE_HEADER, 'O arquivo não tem nenhuma linha além do cabeçalho.'],
  ])('from %j is refused: %s', async (csv, message) => {
    const { body } = await (await desk()).send(checkPriceTable, { body: form({ csv }) });
    expect(body).toMatchObject({ fields: [{ key: 'Csv', message }] });
  });

  it.each([
    [{ validFrom: -1 }, 'ValidFrom', /já passou/],
    [{ validFrom: 3, validUntil: 2 }, 'ValidUntil', /não pode vir antes do primeiro/],
    [{ validFrom: 99_999 }, 'ValidFrom', /longe demais/],
    [{ validFrom: 3, validUntil: 99_999 }, 'ValidUntil', /longe demais/],
  ])('with the days %j is refused', async (days, key, message) => {
    const body = form(
      Object.fromEntries(Object.entries(days).map(([name, day]) => [name, dayIn(day)])),
    );
    const refused = await (await desk()).send(importPriceTable, { body });
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { fields: [{ key, message: expect.stringMatching(message) }] },
    ]);
  });

  it('has a name of its own: a second press stores nothing twice', async () => {
    const client = await desk();
    const answers = [
      await client.send(importPriceTable, { body: form() }),
      await client.send(importPriceTable, { body: form() }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 400]);
    expect(answers[1]?.body).toMatchObject({
      fields: [{ message: expect.stringContaining('Já existe uma tabela com o nome') }],
    });
    expect(await names()).toEqual(['Nova da mesa', 'Tabela 2026-11']);
  });
});
