import { type CustomerEvent, getCustomer } from '@site/api-contract';
import { signedContract } from '../../contracts/contracts/testing/signed-contract';
import { postTransaction } from '../../contracts/ledger/ledger.repository';
import { paymentOf } from '../../contracts/ledger/ledger.rules';
import {
  contest,
  disputeOf,
  disputeSteps,
} from '../../payments/disputes/testing/dispute-steps';
import { apiWithBank } from '../../payments/payments/testing/api-with-bank';
import { askToPay, paymentsOf, payNewest } from '../../payments/payments/testing/paying';

const { api, fake } = apiWithBank();
const { answered, withKm } = disputeSteps(api);

type Kind = 'statement' | 'dispute';

/** The events of a kind on the customer's page. */
async function seen<K extends Kind>(signed: { customer: { userId: string } }, kind: K) {
  const consultant = await api.asRole('CONSULTANT');
  const params = { id: signed.customer.userId };
  const { data } = await consultant.send(getCustomer, { params });
  const events = data.events.filter(
    (event): event is Extract<CustomerEvent, { kind: K }> => event.kind === kind,
  );
  return { events, hasMore: data.hasMore };
}

describe('the money on the page of a customer', () => {
  it('has each line of the statement, in its words, newest first', async () => {
    const signed = await withKm();
    const signedAt = api.clock.now().toISOString();
    api.clock.advance(60_000);
    await askToPay(signed, 'pix');
    await payNewest(api, fake);
    const { id, number: contractNumber } = signed.contract;
    const of = { kind: 'statement', id, contractNumber };
    expect((await seen(signed, 'statement')).events).toEqual([
      {
        ...of,
        at: api.clock.now().toISOString(),
        line: 3,
        label: 'Pagamento por Pix',
        amount: -2987,
      },
      {
        ...of,
        at: signedAt,
        line: 2,
        label: '500 km a mais, vence em 24/11/2026',
        amount: 350,
      },
      {
        ...of,
        at: signedAt,
        line: 1,
        label: 'Mensalidade 1 de 36, vence em 24/11/2026',
        amount: 2637,
      },
    ]);
  });

  it('has what is contested, with its answer once there is one', async () => {
    const signed = await withKm();
    const openedAt = api.clock.now().toISOString();
    await contest(signed);
    const { id } = disputeOf(await paymentsOf(signed));
    const open = {
      kind: 'dispute',
      id,
      at: openedAt,
      contractNumber: signed.contract.number,
      label: '500 km a mais',
      contested: 350,
      credited: null,
      state: 'aberta',
      answeredAt: null,
    };
    expect((await seen(signed, 'dispute')).events).toEqual([open]);
    api.clock.advance(60_000);
    const credited = 150;
    await answered(signed, { to: 'aceita', answer: 'Em parte.', credit: credited });
    expect((await seen(signed, 'dispute')).events).toEqual([
      { ...open, credited, state: 'aceita', answeredAt: api.clock.now().toISOString() },
    ]);
    // The event is shown once: the ledger lines of the same event are left out.
    const { events } = await seen(signed, 'statement');
    expect(events.filter(({ label }) => /^Contest/.test(label))).toEqual([]);
  });

  it('has the 50 newest lines, and says that there are more', async () => {
    const signed = await signedContract(api);
    for (let n = 1; n <= 50; n += 1)
      await postTransaction(
        api.ports,
        api.db,
        signed.contract.id,
        paymentOf({
          reference: `payment:${n}`,
          onDay: '2026-11-23',
          centavos: n,
          open: [],
        }),
      );
    const { events, hasMore } = await seen(signed, 'statement');
    expect(events.length).toBe(50);
    expect(hasMore).toBe(true);
    expect(events.map(({ amount }) => amount).slice(0, 2)).toEqual([-0.5, -0.49]);
    const other = await signedContract(api);
    expect((await seen(other, 'statement')).hasMore).toBe(false);
  });
});
