import { type verify } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { finishRegistration, listPrices, sendLead, signIn } from '@site/api-contract';
import { buildApp } from '../../app';
import { openCatalogue } from '../../catalog/price-tables/catalogue-cache';
import { users } from '../../identity/accounts/accounts.table';
import { testApi } from '../../testing/api';
import { TestClient } from '../../testing/client';
import { asSomebodyElse } from '../../testing/one-handle';
import { commitIf } from '../data/commit-if';
import { type Database, rowsOf } from '../data/database';
import { answerTo, Refusal } from '../errors';
import { FilesAway } from '../files/files-away';
import { type Ports } from '../ports';
import { hashPassword } from '../security/passwords';
import { startSession } from '../security/sessions';

const lines: string[] = [];
const api = testApi({
  config: { LOG_LEVEL: 'info' },
  logTo: { write: (line) => void lines.push(line) },
});

describe('a database that goes away', () => {
  it('gives 503 with Retry-After and a plain sentence, and readiness says so', async () => {
    const pool = new pg.Pool({
      connectionString: 'postgres://nobody@127.0.0.1:9/none',
      connectionTimeoutMillis: 500,
    });
    const database = {
      ...api.ports.database,
      db: drizzle(pool) as unknown as Database,
      ping: async () => void (await pool.query('select 1')),
    };
    const ports: Ports = {
      ...api.ports,
      database,
      catalogue: openCatalogue(database, api.clock),
    };
    const app = await buildApp(ports, {
      worksOutbox: false,
      logTo: { write: () => undefined },
    });
    const client = new TestClient({ app, ports });
    const { status, body, headers } = await client.send(listPrices, {});
    expect(status).toBe(503);
    expect(body.message).toBe(
      'O serviço está indisponível no momento. Tente de novo em instantes.',
    );
    expect(headers['retry-after']).toBe('5');
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    await app.close();
    await pool.end();
  });

  const onPostgres = process.env['TEST_DATABASE_URL'] ? it : it.skip;
  onPostgres(
    'in the middle of a transaction ends the request and not the process (H2)',
    async () => {
      const { db } = api.ports.database;
      const cutOff = db.transaction(async (tx) => {
        const [mine] = await rowsOf<{ pid: number }>(
          tx,
          sql`select pg_backend_pid() as pid`,
        );
        await db.execute(sql`select pg_terminate_backend(${mine?.pid}::int)`);
        await new Promise((done) => setTimeout(done, 100)); // the news arrives while no query runs
        await tx.execute(sql`select 1`);
      });
      await expect(cutOff).rejects.toThrow();
      expect((await api.asAnyone().send(listPrices, {})).status).toBe(200);
    },
  );

  onPostgres(
    'in the middle of a call is answered with a 503 to be repeated',
    async () => {
      const { db } = api.ports.database;
      const customer = await api.asRole('customer');
      const params = { id: customer.userId };
      const cutWaiting = () =>
        rowsOf(
          db,
          sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
        );
      const { status, body, headers } = await db.transaction(async (tx) => {
        await tx.execute(sql`select 1 from users where id = ${params.id} for update`);
        const waits = asSomebodyElse(() => customer.send(finishRegistration, { params }));
        while ((await asSomebodyElse(cutWaiting)).length === 0);
        return waits;
      });
      expect(status).toBe(503);
      expect(body.message).toBe(
        'O serviço está indisponível no momento. Tente de novo em instantes.',
      );
      expect(body.reason).toBe('connection-lost');
      expect(headers['retry-after']).toBe('1');
      expect((await customer.send(finishRegistration, { params })).status).toBe(400);
    },
  );
});

describe('an unexpected error', () => {
  it('tells the caller nothing and the log everything', () => {
    const { status, body } = answerTo(new TypeError('select secret from users'));
    expect(status).toBe(500);
    expect(body).toEqual({
      message:
        'Não conseguimos concluir agora. Seus dados continuam aqui. Tente de novo em instantes.',
    });
  });

  it.each([
    [{ cause: { code: '23505' } }, 409],
    [{ cause: { code: '22P02' } }, 400],
    [{ cause: { code: '40P01' } }, 503],
    [{ cause: { code: '57P01' } }, 503], // an operator ended the connection
    [{ cause: Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }) }, 503],
    [new Error('Client was closed and is not queryable'), 503],
    [{ cause: { cause: { code: 'ECONNREFUSED' } } }, 503],
    [new FilesAway('the bucket'), 503],
    [{ cause: { code: '53100' } }, 503], // PostgreSQL's disk is full
    [Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }), 503], // the API's disk is full
    [
      Object.assign(new Error('x'), {
        code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE',
        statusCode: 415,
      }),
      415,
    ],
    [new Refusal('idempotency', 'x'), 422],
    ['text', 500],
    [null, 500],
  ])('%p is answered with %i', (error, status) => {
    expect(answerTo(error).status).toBe(status);
  });
});

describe('a write for an account that is erased meanwhile', () => {
  const write = async () => {
    const { id } = await api.addUser();
    await api.db.delete(users);
    const error: unknown = await startSession(api.ports, api.db, {
      userId: id,
      role: null,
    }).catch((thrown: unknown) => thrown);
    return { id, error };
  };

  it('is answered like one of a session that is over, and to anybody else like one for nobody', async () => {
    const { id, error } = await write();
    expect(answerTo(error, id)).toMatchObject({ status: 401, isFault: false });
    expect(answerTo(error, 'somebody else')).toMatchObject({ status: 404 });
    expect(answerTo(error)).toMatchObject({ status: 404, isFault: false });
  });

  it('is no reason to tell that there was an account', async () => {
    const { error } = await write();
    await expect(commitIf(api.db, () => Promise.reject(error))).resolves.toBeUndefined();
  });

  it('keeps other broken references a fault', () => {
    const error = { code: '23503', detail: 'Key (id)=(7) is still referenced' };
    expect(answerTo(error).status).toBe(500);
  });

  it('signs nobody in', async () => {
    const password = 'uma frase comprida';
    const { email } = await api.addUser({
      passwordHash: await hashPassword(api.ports.config, password),
    });
    const argon2 = jest.requireActual<{ verify: typeof verify }>('@node-rs/argon2');
    const { verify: realVerify } = argon2;
    const verified = jest
      .spyOn(argon2, 'verify')
      .mockImplementationOnce(async (...given) => {
        const isRight = await realVerify(...given);
        await api.db.delete(users);
        return isRight;
      });
    const { status, body } = await api
      .asAnyone()
      .send(signIn, { body: { email, password } });
    expect(verified).toHaveBeenCalledTimes(1);
    verified.mockRestore();
    expect(status).toBe(401);
    expect(body.message).toBe('E-mail, documento ou senha não conferem.');
  });
});

describe('the log', () => {
  it.each([
    ['55P03', 'data-busy', 'rows held by another call, nothing was changed'],
    ['57P01', 'connection-lost', 'database connection lost within a call'],
  ])(
    'warns of a %s in words of its own, and calls it nothing unexpected',
    async (code, reason, msg) => {
      const customer = await api.asRole('customer');
      lines.length = 0;
      const cut = jest
        .spyOn(api.db, 'transaction')
        .mockRejectedValueOnce(Object.assign(new Error('cut off'), { code }));
      const { status } = await customer.send(finishRegistration, {
        params: { id: customer.userId },
      });
      cut.mockRestore();
      expect(status).toBe(503);
      const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
      expect(entries.filter(({ err }) => err)).toMatchObject([
        { level: 'warn', msg, reason, status: 503 },
      ]);
    },
  );

  it('says who acts, once somebody is signed in', async () => {
    lines.length = 0;
    const customer = await api.asRole('customer');
    await customer.request({ url: '/api/v1/leads' });
    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(entries.find(({ msg }) => msg === 'refused')).toMatchObject({
      status: 403,
      userId: customer.userId,
    });
    expect(entries.find(({ msg }) => msg === 'request')).toMatchObject({
      res: { status: 403 },
      userId: customer.userId,
    });
  });

  it('has one line a request with its trace id, and nothing personal', async () => {
    lines.length = 0;
    const marker = 'Zuleica';
    const body = {
      name: marker,
      email: 'zuleica@marcador.test',
      cellphone: '41998765432',
      interest: 'quero para uso pessoal' as const,
      cpf: null,
      state: null,
      months: null,
      hasAcceptedNewsletter: null,
    };
    const client = api.asAnyone();
    const { headers } = await client.send(sendLead, {
      params: { product: 'carro-por-assinatura' },
      body,
    });
    await client.request({
      url: '/api/v1/users/document/52998224725?token=segredo-marcador',
    });
    await client.request({
      url: '/api/v1/dealerships/verifications/area-supports/latitude/-23.5505/longitude/-46.6333',
    });
    const text = lines.join('');
    const trace = String(headers['traceparent']).split('-')[1];
    expect(
      lines.map((line) => JSON.parse(line)).find(({ traceId }) => traceId === trace),
    ).toMatchObject({
      level: 'info',
      msg: 'request',
      res: { status: 201 },
    });
    for (const secret of [
      marker,
      'marcador',
      '41998765432',
      '52998224725',
      '23.5505',
      '46.6333',
      String(client.cookies.get('XSRF-TOKEN')),
      'rodar-demo',
    ])
      expect(text).not.toContain(secret);
  });
});
