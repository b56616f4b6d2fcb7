import { readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { count, eq } from 'drizzle-orm';
import { listPrices, requestRecovery, signIn } from '@site/api-contract';
import { enqueueMail } from '#platform/jobs/outbox';
import { contracts } from '../../contracts/contracts/contracts.table';
import { users } from '../../identity/accounts/accounts.table';
import { documents } from '../../identity/documents/documents.table';
import { remindOfBills } from '../../payments/dunning/reminders.job';
import { proposals } from '../../sales/proposals/proposals.table';
import { aCart } from '../../sales/simulations/testing/cart';
import { testApi } from '../../testing/api';
import { seed } from '..';
import { type DemoLife } from './demo-life';
import { DEMO_LIVES } from './demo-lives.data';
import { portsWithBank, takeAllRecords } from './testing/ports-with-bank';

import { type LivesMade, makeLives } from '.';

const api = testApi();
jest.setTimeout(60_000);

const CUSTOMER = 'cliente@rodar.test';
const COMPANY = 'empresa@rodar.test';
const lifeOf = (customer: string, state: DemoLife['state']): DemoLife => {
  const life = DEMO_LIVES.find((one) => one.state === state);
  if (!life) throw new Error(`No life ends as ${state}`);
  return { ...life, customer };
};
/** Short ones: a person with a proposal, and a company with two. */
const LIVES = [
  lifeOf(CUSTOMER, 'aprovada'),
  { ...lifeOf(COMPANY, 'em_analise'), daysAgo: 3 },
  lifeOf(COMPANY, 'em_analise'),
];
/** A person who signed and paid. */
const PAID = [lifeOf(CUSTOMER, 'pagamento_confirmado')];

const enter = (email: string, password = 'Ipe-Amarelo-2026') =>
  api.asAnyone().send(signIn, { body: { email, password } });

/** Proposals of each account with a past, and whether somebody can sign in to it. */
const accounts = async () => {
  const rows = await api.db
    .select({
      email: users.email,
      closedSince: users.disabledAt,
      sent: count(proposals.id),
    })
    .from(users)
    .leftJoin(proposals, eq(proposals.userId, users.id))
    .groupBy(users.id)
    .orderBy(users.email);
  return Object.fromEntries(
    rows
      .filter(({ email }) => LIVES.some(({ customer }) => customer === email))
      .map(({ email, closedSince, sent }) => [
        email,
        `${closedSince ? 'closed' : 'open'}, ${sent} sent`,
      ]),
  );
};
const NONE = { [CUSTOMER]: 'closed, 0 sent', [COMPANY]: 'closed, 0 sent' };
const HALF_WAY = { ...NONE, [CUSTOMER]: 'open, 1 sent' };
const ALL = { [CUSTOMER]: 'open, 1 sent', [COMPANY]: 'open, 2 sent' };

/** A process that ends when everything of a past but its commit is done. */
const endsBeforeCommit = () => {
  const ports = portsWithBank(api);
  const put = () => Promise.reject(new Error('killed'));
  return { ...ports, files: { ...ports.files, put } };
};

describe('before the past of the demo’s accounts is made', () => {
  beforeEach(() => seed(api.ports, LIVES));

  it('a visitor sees the prices and fills a cart', async () => {
    expect((await api.asAnyone().send(listPrices, {})).data).not.toHaveLength(0);
    expect((await aCart(api.asAnyone())).basket.quote.monthly).toBeGreaterThan(0);
  });

  it('nobody can sign in to one, and its owner is told to wait', async () => {
    const { status, body } = await enter(CUSTOMER);
    expect(status).toBe(400);
    expect(body.message).toBe(
      'Esta conta de exemplo ainda está sendo preparada. Tente de novo em alguns segundos.',
    );
  });

  it('a wrong password is told nothing about that', async () => {
    expect((await enter(CUSTOMER, 'errada')).status).toBe(401);
  });

  it('no link for a new password is mailed', async () => {
    const asked = await api
      .asAnyone()
      .send(requestRecovery, { body: { email: CUSTOMER } });
    expect(asked.status).toBe(200);
    expect(await api.mails()).toEqual([]);
  });

  it('accounts without a past can be signed in to', async () => {
    expect((await enter('novo@rodar.test')).status).toBe(200);
    expect((await enter('dealer@rodar.test')).status).toBe(200);
  });
});

describe('the past of the demo’s accounts', () => {
  beforeEach(() => seed(api.ports, LIVES));

  it('appears whole, one account after the other', async () => {
    const seen = new Set<string>();
    let over = false;
    const look = async () => {
      while (!over) seen.add(JSON.stringify(await accounts()));
    };
    const looking = look();
    await makeLives(api.ports, { lives: LIVES }).finally(() => (over = true));
    await looking;
    const known = [NONE, HALF_WAY, ALL].map((state) => JSON.stringify(state));
    expect([...seen].filter((state) => !known.includes(state))).toEqual([]);
    expect(await accounts()).toEqual(ALL);
    expect((await enter(CUSTOMER)).status).toBe(200);
  });

  it('brings the documents of its customer with it', async () => {
    const kinds = async () => {
      const papers = await api.db
        .select({ kind: documents.kind })
        .from(documents)
        .innerJoin(users, eq(users.id, documents.userId))
        .where(eq(users.email, CUSTOMER));
      return papers.map(({ kind }) => kind).sort();
    };
    expect(await kinds()).toEqual([]);
    await makeLives(api.ports, { lives: LIVES.slice(0, 1) });
    expect(await kinds()).toEqual(['cnh-frente', 'cnh-verso', 'comprovante-residencia']);
  });

  it('says how far it is, and nothing when there is nothing to do', async () => {
    const lines: LivesMade[] = [];
    const told = (line: LivesMade) => lines.push(line);
    await makeLives(api.ports, { lives: LIVES, told });
    expect(lines.map(({ made, of }) => `${made} of ${of}`)).toEqual([
      '0 of 2',
      '1 of 2',
      '2 of 2',
    ]);
    await makeLives(api.ports, { lives: LIVES, told });
    expect(lines).toHaveLength(3);
  });

  it('goes on after the last whole account when the process is told to stop', async () => {
    const ending = new AbortController();
    const told = ({ made }: LivesMade) => made === 1 && ending.abort();
    await makeLives(api.ports, { lives: LIVES, told, signal: ending.signal });
    expect(await accounts()).toEqual(HALF_WAY);
    await makeLives(api.ports, { lives: LIVES });
    expect(await accounts()).toEqual(ALL);
  });

  it('begins anew when the process ends in the middle of it, and leaves nothing half', async () => {
    const dying = makeLives(endsBeforeCommit(), { lives: PAID });
    await expect(dying).rejects.toThrow('killed');
    expect(await accounts()).toEqual(NONE);
    expect(await api.db.select().from(contracts)).toEqual([]);
    expect(takeAllRecords(api).charges).toEqual([]);
    await makeLives(portsWithBank(api), { lives: PAID });
    expect(await accounts()).toEqual(HALF_WAY);
    expect(await api.db.select().from(contracts)).toHaveLength(1);
    expect(takeAllRecords(api).charges).toHaveLength(1);
  });

  it('of one account that fails keeps no other from being made', async () => {
    const failures: string[] = [];
    const failed = (_error: unknown, customer: string) => failures.push(customer);
    const lives = LIVES.map((life) =>
      life.customer === CUSTOMER ? { ...life, versionSlug: 'nenhum-carro' } : life,
    );
    await makeLives(api.ports, { lives, failed });
    expect(failures).toEqual([CUSTOMER]);
    expect(await accounts()).toEqual({ ...ALL, [CUSTOMER]: 'closed, 0 sent' });
  });

  it('is made once when two processes make it at once', async () => {
    const both = [1, 2].map(() => makeLives(api.ports, { lives: LIVES }));
    await Promise.all(both);
    expect(await accounts()).toEqual(ALL);
  });

  it('is at the bank once it is whole', async () => {
    await makeLives(portsWithBank(api), { lives: PAID });
    const { charges, payments } = takeAllRecords(api);
    expect(charges).toMatchObject([{ state: 'paid', payer: 'Marina Alves Prado' }]);
    expect(payments).toHaveLength(1);
  });

  it('is at the bank, too, when the process ended right after it was whole', async () => {
    const ports = portsWithBank(api);
    await makeLives(ports, { lives: PAID });
    const [offered = ''] = readdirSync(api.folder).filter((file) => /^bank/.test(file));
    renameSync(join(api.folder, offered), join(api.folder, `${offered}.draft`));
    expect(takeAllRecords(api).charges).toEqual([]);
    await makeLives(ports, { lives: PAID });
    expect(takeAllRecords(api).charges).toHaveLength(1);
  });

  it('lets a visitor’s call of many queries pass between two accounts', async () => {
    let progress = 0;
    let madeAtEnd: number | undefined;
    const callOfManyQueries = async () => {
      for (let query = 0; query < 10; query += 1) await api.db.select().from(contracts);
      madeAtEnd = progress;
    };
    const told = ({ made }: LivesMade) => {
      progress = made;
      if (made === 1) void callOfManyQueries();
    };
    await makeLives(api.ports, { lives: LIVES, told, rests: true });
    expect(madeAtEnd).toBe(1);
  });

  it('mails nobody, and leaves the mail of a visitor alone', async () => {
    const mail = { to: 'visita@exemplo.test', subject: 'Seu código', text: 'Olá' };
    await enqueueMail(api.ports, api.db, mail);
    await makeLives(api.ports, { lives: PAID });
    expect((await api.mails()).map(({ recipient }) => recipient)).toEqual([mail.to]);
    expect(await remindOfBills(api.ports, api.db)).toEqual({ done: 0 });
  });

  it('does not move the clock of a visitor who simulates meanwhile', async () => {
    const before = await aCart(api.asAnyone());
    const making = makeLives(api.ports, { lives: LIVES });
    const meanwhile = await aCart(api.asAnyone());
    await making;
    expect(meanwhile.basket.quote).toEqual(before.basket.quote);
    expect(meanwhile.createdAt).toEqual(before.createdAt);
  });
});
