import {
  cancelTrafficFine,
  checkTrafficFines,
  type FineRow,
  importTrafficFines,
  listTrafficFineQueue,
} from '@site/api-contract';
import { testApi } from '../../../testing/api';
import { type TestClient } from '../../../testing/client';
import { countQueries } from '../../../testing/count-queries';
import { contractDrivers } from '../../drivers/drivers.table';
import { PLATE, sendNotification } from '../testing/a-fine';
import { ARRIVED, fineSteps } from '../testing/fine-steps';

// The car was handed over on 23/11/2026; the clock stands two days later.
const onPostgres = process.env['TEST_DATABASE_URL'] ? it : it.skip; // PGlite has one connection, so transactions never overlap
const api = testApi();
const { twoDaysOn } = fineSteps(api);

const HEADER = 'Órgão;Auto;Placa;Data;Hora;Local;Infração;Valor;Pontos;Prazo';
const CELLS = {
  ...{ body: 'Detran-PR', notice: 'T123456-7', plate: 'bra-2e19' },
  ...{ day: '24/11/2026', time: '8h15', place: 'Av. Sete de Setembro, 2775' },
  ...{ what: 'Transitar até 20% acima da velocidade máxima' },
  ...{ amount: 'R$ 1.130,16', points: '4', until: '23/12/26' },
};
const line = (changes: Partial<typeof CELLS> = {}) =>
  Object.values({ ...CELLS, ...changes }).join(';');
const file = (...lines: string[]) => [HEADER, ...lines].join('\r\n');

const check = (who: TestClient, csv: string) =>
  who.send(checkTrafficFines, { body: { csv } });
const store = (who: TestClient, csv: string) =>
  who.send(importTrafficFines, { body: { csv } });
const told = ({ data }: { data: { rows: FineRow[] } }) =>
  data.rows.map(({ outcome, message }) => message ?? outcome);
const registered = async (who: TestClient) =>
  (await who.send(listTrafficFineQueue, { query: {} })).data.items;

describe('a file of fines', () => {
  it('finds by plate and hour the contract, its customer, and who else drove then', async () => {
    const { consultant, customer, id } = await twoDaysOn();
    await api.db.insert(contractDrivers).values({
      ...{ id: api.ports.random.uuid(), contractId: id, userId: customer.userId },
      ...{ name: 'Bruno Reis', cpf: '11144477735', birthdate: '1990-02-01' },
      ...{ cnh: '02650306461', cnhCategory: 'B', cnhFirstLicenseDate: '2010-02-01' },
      ...{ cnhExpirationDate: '2030-02-01', startsOn: '2026-11-24' },
      ...{ fileName: 'cnh-do-bruno', mediaType: 'image/jpeg' },
      createdAt: api.clock.now(),
    });
    const { data } = await check(consultant, file(line(), line({ day: '23/11/2026' })));
    expect(data.rows[0]).toMatchObject({
      ...{ line: 2, outcome: 'matched', message: null, plate: PLATE, amount: 1130.16 },
      infractionAt: '2026-11-24T11:15:00.000Z',
      contract: { id, customerName: 'Ana Teste', drivers: ['Bruno Reis'] },
    });
    expect(await registered(consultant)).toEqual([]);
  });

  it('leaves an amount that may have lost its comma to a person', async () => {
    const { consultant } = await twoDaysOn();
    const csv = file(line({ points: '5', amount: '19523' }), line({ amount: '130.16' }));
    expect(told(await check(consultant, csv))).toEqual([
      "valor: Grave custa R$\u00a0195,23 pela tabela. O valor é mesmo R$\u00a019.523,00? Se for, use 'Registrar multa'.",
      'matched',
    ]);
  });

  it('names each row that can’t be registered with its reason', async () => {
    const { consultant } = await twoDaysOn();
    const rows = [
      line(),
      line({ notice: 't 1234567' }),
      line({ notice: 'T2', plate: 'AAA1A11' }),
      line({ notice: 'T3', day: '22/11/2026' }),
      line({ notice: 'T4', day: '30/02/2026', amount: 'muito' }),
      line({ notice: 'T5', amount: '88.380' }),
      line({ notice: '1,23457E+11' }),
      line({ notice: 'T6', until: '24/11/2026' }),
      'só;três;campos',
    ];
    expect(told(await check(consultant, file(...rows)))).toEqual([
      'matched',
      'É o mesmo auto da linha 2.',
      'Nenhum carro entregue a um cliente tem esta placa.',
      expect.stringMatching(/^O carro foi entregue em 23\/11\/2026/),
      expect.stringMatching(
        /^data: Confira o dia da infração: .* valor: Escreva em números, como 195,23\.$/,
      ),
      'valor: Escreva em números, como 195,23.',
      'auto: A planilha cortou o número. Formate a coluna como texto e gere o arquivo de novo.',
      expect.stringMatching(/^prazo: O prazo acabou em 24\/11\/2026/),
      'tem 3 campos em vez de 10.',
    ]);
  });

  it.each([
    [
      'commas, a byte order mark and quoted money',
      [
        '\uFEFForgao,auto,placa,data,hora,local,infracao,valor,pontos,prazo',
        'Detran-PR,T9,BRA2E19,2026-11-24,08:15,Rua A,Excesso,"130,16",4 pontos,2026-12-23',
      ].join('\n'),
    ],
    [
      'day and hour in one cell, seconds, and points in words',
      file(line({ day: '24/11/2026 08:15:00', time: '', points: 'Média' })),
    ],
  ])('reads %s', async (_, csv) => {
    const { consultant } = await twoDaysOn();
    const { data } = await check(consultant, csv);
    expect(data.rows.map(({ outcome, infractionAt }) => [outcome, infractionAt])).toEqual(
      [['matched', '2026-11-24T11:15:00.000Z']],
    );
  });

  it('is registered by one press, and its customer is told once, by the notice', async () => {
    const { consultant } = await twoDaysOn();
    const csv = file(
      line({ amount: '130,16' }),
      line({ notice: 'T2', plate: 'AAA1A11' }),
    );
    const mails = async () => (await api.mails()).map(({ subject }) => subject);
    const before = await mails();
    const { data } = await store(consultant, csv);
    const [added] = data.rows;
    expect(added).toMatchObject({ outcome: 'added', message: null });
    expect(await registered(consultant)).toMatchObject([
      { id: added?.fineId, state: 'sem_notificacao', noticeNumber: 'T123456-7' },
    ]);
    expect(await mails()).toEqual(before);
    await sendNotification(consultant, added?.fineId ?? '');
    expect(told(await store(consultant, csv))[0]).toBe(
      'Este auto de infração já está registrado.',
    );
    expect((await mails()).slice(before.length)).toEqual([ARRIVED]);
    expect(await registered(consultant)).toHaveLength(1);
  });

  onPostgres('of two consultants at once is registered once', async () => {
    const { consultant } = await twoDaysOn();
    const other = await api.asRole('CONSULTANT');
    const csv = file(...['T1', 'T2', 'T3'].map((notice) => line({ notice })));
    const answers = await Promise.all([store(consultant, csv), store(other, csv)]);
    const outcomes = answers.flatMap(({ data }) =>
      data.rows.map(({ outcome }) => outcome),
    );
    expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(3);
    expect(outcomes.filter((outcome) => outcome === 'known')).toHaveLength(3);
    expect(await registered(consultant)).toHaveLength(3);
  });

  it('brings no cancelled fine back', async () => {
    const { consultant } = await twoDaysOn();
    const [row] = (await store(consultant, file(line()))).data.rows;
    await consultant.send(cancelTrafficFine, {
      params: { id: row?.fineId ?? '' },
      body: { revision: 1, reason: 'O órgão anulou a multa.' },
    });
    expect(told(await store(consultant, file(line())))).toEqual([
      "Este auto foi registrado e cancelado. Se o órgão o manteve, use 'Registrar multa'.",
    ]);
  });

  it('of 500 rows is read by as many queries as one of a single row; of more it is refused', async () => {
    const { consultant } = await twoDaysOn();
    const rows = (most: number) =>
      file(...Array.from({ length: most }, (_, at) => line({ notice: `N${at + 1}` })));
    const asked = (most: number) =>
      countQueries(api.db, () => check(consultant, rows(most)));
    expect((await asked(500)).queries).toBe((await asked(1)).queries);
    const { data } = await store(consultant, rows(500));
    expect(new Set(data.rows.map(({ outcome }) => outcome))).toEqual(new Set(['added']));
    const { status, body } = await store(consultant, rows(501));
    expect([status, body.fields?.[0]?.message]).toEqual([
      400,
      'linha 502: o arquivo tem mais de 500 linhas; divida-o',
    ]);
  });

  it('is refused as a whole without its columns, and to who may not see fines', async () => {
    const { consultant } = await twoDaysOn();
    const { body } = await check(consultant, 'placa;data\nBRA2E19;24/11/2026');
    expect(body.fields?.[0]?.message).toMatch(
      /^linha 1: as colunas devem ser orgao;auto;placa;data;hora;local;infracao;valor;pontos;prazo/,
    );
    const without = await api.asRole('CONSULTANT', { rights: ['leads'] });
    expect((await check(without, file(line()))).status).toBe(403);
    expect((await store(without, file(line()))).status).toBe(403);
  });
});
