import { AsyncLocalStorage } from 'node:async_hooks';
import { type hash, type verify } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import { requestRecovery, resetPassword } from '@site/api-contract';
import { testApi } from '../../testing/api';
import { register } from '../registration/testing/quick-registration';

const api = testApi();
const argon2 = jest.requireActual<{ hash: typeof hash; verify: typeof verify }>(
  '@node-rs/argon2',
);
const { hash: realHash, verify: realVerify } = argon2;
let hashes: string[] = [];

/** Set while code runs inside a transaction. */
const transactions = new AsyncLocalStorage<true>();

function note(what: string): void {
  hashes.push(`${what} ${transactions.getStore() ? 'in a transaction' : 'outside'}`);
}

beforeEach(() => {
  hashes = [];
  const transaction = api.db.transaction.bind(api.db);
  jest
    .spyOn(api.db, 'transaction')
    .mockImplementation((work, ...given) =>
      transaction((tx) => transactions.run(true, () => work(tx)), ...given),
    );
  jest.spyOn(argon2, 'hash').mockImplementation(async (...given) => {
    note('hash');
    return realHash(...given);
  });
  jest.spyOn(argon2, 'verify').mockImplementation(async (...given) => {
    note('verify');
    return realVerify(...given);
  });
});
afterEach(() => jest.restoreAllMocks());

// Everybody else would wait for the connection and the locks of the transaction that
// hashes.
describe('a password is hashed once and outside of transactions', () => {
  const taken = async () => {
    hashes = [];
    return (await register(api)).status;
  };

  it('at a registration, and at a repeat of it', async () => {
    expect(await taken()).toBe(201);
    expect(hashes).toEqual(['hash outside']);
    expect(await taken()).toBe(201);
    expect(hashes).toEqual(['verify outside']);
  });

  it('at a registration that another one overtakes', async () => {
    let begin = () => {};
    const bothHash = new Promise<void>((resolve) => (begin = resolve));
    jest.spyOn(argon2, 'hash').mockImplementation(async (...given) => {
      note('hash');
      if (hashes.length === 2) begin();
      await bothHash;
      return realHash(...given);
    });
    const both = await Promise.all([register(api), register(api)]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(hashes).toEqual(['hash outside', 'hash outside', 'verify outside']);
  });

  it('at a registration with the document of a customer, or of an account that was left', async () => {
    const { id } = await api.addUser({ document: '52998224725' });
    expect(await taken()).toBe(201);
    expect(hashes).toEqual(['verify outside']);
    await api.db.execute(
      sql`update users set email_confirmed_at = null where id = ${id}`,
    );
    expect(await taken()).toBe(201);
    expect(hashes).toEqual(['hash outside']);
  });

  it('at a registration with the e-mail of somebody else', async () => {
    await api.addUser({ email: 'marina@exemplo.test' });
    expect(await taken()).toBe(201);
    expect(hashes).toEqual(['hash outside']);
  });

  it('by the link of a mail, and not at all by a link that is none', async () => {
    await api.addUser({ email: 'ana@exemplo.test' });
    await api.asAnyone().send(requestRecovery, { body: { email: 'ana@exemplo.test' } });
    const [mail] = await api.mails();
    const token = /#token=([\w-]+)/.exec(mail?.bodyText ?? '')?.[1] ?? '';
    const reset = (used: string) =>
      api.asAnyone().send(resetPassword, {
        query: { token: used },
        body: {
          password: 'capivara lê jornal',
          passwordConfirmation: 'capivara lê jornal',
        },
      });
    expect((await reset(`${token.slice(0, -1)}A_`)).status).toBe(400);
    expect(hashes).toEqual([]);
    expect((await reset(token)).status).toBe(200);
    expect(hashes).toEqual(['hash outside']);
  });
});
