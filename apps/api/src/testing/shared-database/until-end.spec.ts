import { type PGlite, type Transaction } from '@electric-sql/pglite';

const untilEnd =
  jest.requireActual<(shared: PGlite) => { client: PGlite; end: () => void }>(
    './until-end.cjs',
  );
const { openTestDatabase } = globalThis as unknown as {
  openTestDatabase(): Promise<{ client: PGlite }>;
};
const onPglite = process.env['TEST_DATABASE_URL'] ? describe.skip : describe;

onPglite('the database that a test file leaves to the next', () => {
  const RENAME = "update states set name = name || '!'";
  const HAS_ENDED = 'The test file of this database has ended';
  const named = async (client: PGlite) =>
    (await client.query("select from states where name like '%!'")).rows.length;

  let finish = () => undefined as void;
  afterEach(() => finish());

  /** A file that is in the middle of a transaction, and the database of the next file. */
  async function inTransaction() {
    const { client: next } = await openTestDatabase();
    const { client, end } = untilEnd(next);
    let tx: Transaction | undefined;
    const settled = jest.fn();
    await new Promise<void>((begun) => {
      const left = client.transaction(async (given) => {
        tx = given;
        await tx.exec(RENAME);
        begun();
        await new Promise<void>((done) => (finish = done));
      });
      left.then(settled, settled);
    });
    return { next, client, end, settled, tx };
  }

  it('has no open transaction: it is rolled back, and its file hears nothing more', async () => {
    const { next, end, settled, tx } = await inTransaction();
    end();
    expect(await named(next)).toBe(0);
    await expect(tx?.exec(RENAME)).rejects.toThrow('Transaction is closed');
    expect(settled).not.toHaveBeenCalled();
  });

  it('runs no transaction that waited for the open one', async () => {
    const { next, client, end, settled } = await inTransaction();
    const work = jest.fn(async () => undefined);
    client.transaction(work).then(settled, settled);
    end();
    expect(await named(next)).toBe(0);
    expect(work).not.toHaveBeenCalled();
    expect(settled).not.toHaveBeenCalled();
  });

  it('answers nobody of the file before', async () => {
    const { client } = await openTestDatabase();
    const before = untilEnd(client);
    expect(await named(before.client)).toBe(0);
    before.end();
    expect(() => before.client.query('select 1')).toThrow(HAS_ENDED);
  });
});
