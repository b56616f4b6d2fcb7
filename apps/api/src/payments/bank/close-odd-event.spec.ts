import { closeOddEvent, listBankCharges } from '@site/api-contract';
import { signedContract } from '../../contracts/contracts/testing/signed-contract';
import { apiWithBank } from '../payments/testing/api-with-bank';
import { tellOf } from '../payments/testing/bank-webhook';
import { askToPay, paymentsOf } from '../payments/testing/paying';
import { bankPayments } from './payments.table';

const { api, fake } = apiWithBank();
const REASON = 'O banco confirmou: foi um teste deles, sem dinheiro.';
const body = { reason: REASON };

/** A contract whose bank told of a payment of a thousand times its bill. */
async function told(id = 'evt_odd') {
  const signed = await signedContract(api);
  await askToPay(signed, 'pix');
  const charge = [...fake.charges.values()].at(-1);
  if (!charge) throw new Error('The bank was asked');
  await tellOf(
    api,
    'payment.received',
    {
      ...{ chargeId: charge.id, reference: charge.reference, paymentId: 'pay_1' },
      ...{ centavos: charge.centavos * 1000, paidAt: api.clock.now().toISOString() },
    },
    { id },
  );
  const consultant = await api.asRole('CONSULTANT', {
    ...{ name: 'Rui Sá', rights: ['analysis'] },
  });
  const params = { id: signed.contract.id, eventId: id };
  const events = async () =>
    (await consultant.send(listBankCharges, { params: { id: params.id } })).data
      .oddEvents;
  return { signed, consultant, params, events };
}

describe('an odd event of the bank', () => {
  it('is closed with a reason, by name, and changes no money', async () => {
    const { signed, consultant, params, events } = await told();
    const before = await paymentsOf(signed);
    expect((await events())?.map(({ closed }) => closed)).toEqual([undefined]);
    const { status, data } = await consultant.send(closeOddEvent, { params, body });
    expect(status).toBe(200);
    expect(data).toEqual({ ok: true });
    expect(await events()).toMatchObject([
      {
        id: params.eventId,
        closed: { at: api.clock.now().toISOString(), reason: REASON, by: 'Rui Sá' },
      },
    ]);
    expect(await paymentsOf(signed)).toEqual(before);
    expect(await api.db.select().from(bankPayments)).toEqual([]);
    expect(await api.trail('odd-event-closed')).toMatchObject([
      {
        actorId: consultant.userId,
        personId: signed.customer.userId,
        subject: `contract:${params.id}`,
        detail: 'amount',
      },
    ]);
  });

  it('is closed once, of two consultants who do it at once', async () => {
    const { consultant, params, events } = await told();
    const other = await api.asRole('CONSULTANT', { rights: ['analysis'] });
    const both = await Promise.all(
      [consultant, other].map((one) => one.send(closeOddEvent, { params, body })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      reason: 'changed-meanwhile',
      message: 'Este aviso já foi encerrado.',
    });
    expect(await api.trail('odd-event-closed')).toHaveLength(1);
    expect(await events()).toHaveLength(1);
  });

  it('needs a reason', async () => {
    const { consultant, params, events } = await told();
    const { status, body: refused } = await consultant.send(closeOddEvent, {
      params,
      body: { reason: '  ' },
    });
    expect(status).toBe(400);
    expect(refused.fields).toEqual([
      {
        key: 'Reason',
        message: 'Diga o que o banco respondeu, ou por que o aviso não vale.',
      },
    ]);
    expect((await events())?.[0]?.closed).toBeUndefined();
  });

  it('is closed by consultants with the right to the analysis alone', async () => {
    const { signed, params, events } = await told();
    const others = [
      signed.customer,
      await api.asRole('DEALER'),
      await api.asRole('SELLER'),
      await api.asRole('CONSULTANT', { rights: ['desk', 'leads', 'audit'] }),
    ];
    for (const who of others)
      expect((await who.send(closeOddEvent, { params, body })).status).toBe(403);
    expect((await api.asAnyone().send(closeOddEvent, { params, body })).status).toBe(401);
    expect((await events())?.[0]?.closed).toBeUndefined();
  });

  it('is not found under the contract of somebody else, nor is an event that is not odd', async () => {
    const { consultant, params } = await told();
    const other = await signedContract(api);
    const close = (id: string, eventId: string) =>
      consultant.send(closeOddEvent, { params: { id, eventId }, body });
    expect((await close(other.contract.id, params.eventId)).status).toBe(404);
    expect((await close(params.id, 'evt_none')).status).toBe(404);
    expect(await api.trail('odd-event-closed')).toEqual([]);
  });
});
