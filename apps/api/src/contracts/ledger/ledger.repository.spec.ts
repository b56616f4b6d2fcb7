import { sql } from 'drizzle-orm';
import { testApi } from '../../testing/api';
import { signedContract } from '../contracts/testing/signed-contract';
import { postTransaction, readLedger } from './ledger.repository';
import { type Entry, paymentOf } from './ledger.rules';
import { ledgerPostings, ledgerTransactions } from './ledger.table';
import { openItems } from './statement.rules';

const api = testApi();
const post = (id: string, entry: Entry) => postTransaction(api.ports, api.db, id, entry);
const failure = (message: RegExp) => ({
  cause: { message: expect.stringMatching(message) },
});

async function aPayment() {
  const { contract } = await signedContract(api);
  const payment = paymentOf({
    reference: 'payment:x',
    onDay: '2026-11-24',
    centavos: 100,
    open: openItems(await readLedger(api.db, contract.id)),
  });
  return { id: contract.id, payment };
}

describe('the ledger as it is stored', () => {
  it('takes each cause once, also of two at the same time', async () => {
    const { id, payment } = await aPayment();
    const posted = await Promise.all([post(id, payment), post(id, payment)]);
    expect(posted.sort()).toEqual([false, true]);
    expect(await post(id, payment)).toBe(false);
    const ledger = await readLedger(api.db, id);
    expect(ledger.map(({ reference }) => reference)).toEqual(['charge:1', 'payment:x']);
    expect(ledger[1]?.postings).toEqual(payment.postings);
  });

  it('refuses an entry that does not sum to zero, in the code and in the database', async () => {
    const { id, payment } = await aPayment();
    const [first] = payment.postings;
    if (!first) throw new Error('A payment has postings');
    await expect(post(id, { ...payment, postings: [first] })).rejects.toThrow(
      'The postings of payment:x do not sum to zero',
    );
    const forged = api.db.transaction(async (tx) => {
      const [added] = await tx
        .insert(ledgerTransactions)
        .values({
          contractId: id,
          kind: 'payment',
          reference: 'forged',
          onDay: '2026-11-24',
          at: api.clock.now(),
        })
        .returning();
      await tx.insert(ledgerPostings).values({
        contractId: id,
        transactionId: added?.id ?? 0,
        account: 'cash',
        centavos: 100,
      });
    });
    // The PostgreSQL driver gives the reason of a refused commit as its cause.
    const refusal = await forged.then(
      String,
      (error: Error) => `${error} ${error.cause}`,
    );
    expect(refusal).toMatch(/sums to 100, not to zero/);
    expect(await readLedger(api.db, id)).toHaveLength(1);
  });

  it('refuses a transaction without postings', async () => {
    const { id } = await aPayment();
    await expect(
      api.db.insert(ledgerTransactions).values({
        contractId: id,
        kind: 'payment',
        reference: 'empty',
        onDay: '2026-11-24',
        at: api.clock.now(),
      }),
    ).rejects.toMatchObject(failure(/sums to nothing, not to zero/));
  });

  it.each([
    'update ledger_postings set centavos = centavos * 2',
    'delete from ledger_postings',
    `update ledger_transactions set reference = 'other'`,
    'delete from ledger_transactions',
  ])('is append only: %s is refused', async (statement) => {
    await signedContract(api);
    await expect(api.db.execute(sql.raw(statement))).rejects.toMatchObject(
      failure(/append only/),
    );
  });

  it('keeps what was signed: the terms of a contract are never rewritten', async () => {
    await signedContract(api);
    await expect(
      api.db.execute(sql`update contracts set terms = terms || '{"monthlyCentavos": 1}'`),
    ).rejects.toMatchObject(failure(/never changes/));
  });
});
