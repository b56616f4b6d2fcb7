import { eq } from 'drizzle-orm';
import {
  answerDispute,
  getContract,
  getContractPayments,
  getDispute,
  listDisputes,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { heldByColleague } from '../../activity/holds/testing/held-by-colleague';
import {
  signedContract,
  signedInAgain,
} from '../../contracts/contracts/testing/signed-contract';
import { postTransaction } from '../../contracts/ledger/ledger.repository';
import { chargeOf } from '../../contracts/ledger/ledger.rules';
import { creditIn, owedIn, refundDueIn } from '../../contracts/ledger/statement.rules';
import { proposals } from '../../sales/proposals/proposals.table';
import { apiWithBank } from '../payments/testing/api-with-bank';
import { askToPay, openBill, paymentsOf, payNewest } from '../payments/testing/paying';
import { contest, disputeOf, disputeSteps } from './testing/dispute-steps';

const { api, fake } = apiWithBank();
const { answered, entriesOf, withKm } = disputeSteps(api);

describe('the answer to a dispute', () => {
  it('confirms a first payment of which nothing is left to be paid', async () => {
    const signed = await signedContract(api);
    await contest(signed, { item: 'installment:1', reason: 'Foi outro o combinado.' });
    await answered(signed, { to: 'aceita', answer: 'O primeiro mês é cortesia nossa.' });
    const { data } = await signed.customer.send(getContract, {
      params: { id: signed.contract.id },
    });
    expect(data.state).toBe('pagamento_confirmado');
  });

  it('is given by consultants from a list, once', async () => {
    const signed = await withKm();
    await contest(signed);
    const consultant = await api.asRole('CONSULTANT');
    const [listed] = (await consultant.send(listDisputes, { query: {} })).data;
    expect(listed).toMatchObject({
      contract: signed.contract.number,
      label: '500 km a mais',
      amount: 350,
      paid: 0,
      state: 'aberta',
    });
    const answer = { to: 'mantida', answer: 'A compra está registrada.' } as const;
    expect((await answered(signed, answer)).data).toMatchObject({ state: 'mantida' });
    const again = await answered(signed, { ...answer, to: 'aceita' });
    expect(again.status).toBe(409);
    expect(again.body.reason).toBe('dispute-answered');
    expect((await consultant.send(listDisputes, { query: {} })).data).toEqual([]);
    const done = await consultant.send(listDisputes, { query: { state: 'answered' } });
    expect(done.data).toMatchObject([{ answer: answer.answer }]);
    const dealer = await api.asRole('DEALER');
    expect((await dealer.send(listDisputes, { query: {} })).status).toBe(403);
  });

  it('is given to disputes that consultants may search for', async () => {
    const [one, other] = [await withKm(), await withKm()];
    await contest(one);
    await contest(other);
    const consultant = await api.asRole('CONSULTANT');
    const found = async (state: 'open' | 'answered') => {
      const query = { search: other.contract.number, state };
      const { data } = await consultant.send(listDisputes, { query });
      return data.map(({ contract }) => contract);
    };
    expect(await found('open')).toEqual([other.contract.number]);
    await answered(one, { to: 'mantida', answer: 'A compra está registrada.' });
    expect(await found('answered')).toEqual([]);
  });

  it('is read, with who gave it and when, by whoever opens the dispute', async () => {
    const signed = await withKm();
    await contest(signed);
    const { id } = disputeOf(await paymentsOf(signed));
    const consultant = await api.asRole('CONSULTANT', { name: 'Caio Reis' });
    const read = () => consultant.send(getDispute, { params: { id } });
    expect((await read()).data).toMatchObject({ state: 'aberta', answer: null });
    await consultant.send(answerDispute, {
      params: { id },
      body: { to: 'mantida', answer: 'A compra está registrada.' },
    });
    expect((await read()).data).toMatchObject({
      state: 'mantida',
      answer: 'A compra está registrada.',
      answeredAt: expect.any(String),
      answeredBy: 'Caio Reis',
    });
    expect(await api.trail('dispute-viewed')).toMatchObject([
      { personId: signed.customer.userId, subject: `dispute:${id}` },
    ]);
    const unknown = { params: { id: signed.contract.id } };
    expect((await consultant.send(getDispute, unknown)).status).toBe(404);
    for (const role of ['DEALER', 'SELLER', 'customer'] as const) {
      const other = await api.asRole(role);
      expect((await other.send(getDispute, { params: { id } })).status).toBe(403);
    }
    const noRight = await api.asRole('CONSULTANT', { rights: ['leads'] });
    expect((await noRight.send(getDispute, { params: { id } })).status).toBe(403);
  });

  it('of two at once one is given; the other reads who, and when', async () => {
    const signed = await withKm();
    await contest(signed);
    const { id } = disputeOf(await paymentsOf(signed));
    const [one, other] = await Promise.all(
      ['Caio Reis', 'Lia Mota'].map((name) => api.asRole('CONSULTANT', { name })),
    );
    const body = { to: 'aceita', answer: 'Foi engano nosso.' } as const;
    const answers = await Promise.all(
      [one, other].map((client) => client?.send(answerDispute, { params: { id }, body })),
    );
    expect(answers.map((answer) => answer?.status).sort()).toEqual([200, 409]);
    const name = answers[0]?.status === 200 ? 'Caio Reis' : 'Lia Mota';
    const late = answers.find((answer) => answer?.status === 409);
    expect(late?.body.reason).toBe('dispute-answered');
    expect(late?.body.message).toBe(
      `${name} respondeu esta contestação em 23/11/2026, 12:00.`,
    );
    expect(owedIn(await entriesOf(signed))).toBe(263_700);
  });

  it('is not given while a colleague has the dispute', async () => {
    const signed = await withKm();
    await contest(signed);
    const { id } = disputeOf(await paymentsOf(signed));
    const refusal = await heldByColleague(api, 'disputes', id);
    const consultant = await api.asRole('CONSULTANT');
    const body = { to: 'aceita', answer: 'Foi engano nosso.' } as const;
    expect(await consultant.send(answerDispute, { params: { id }, body })).toMatchObject(
      refusal,
    );
    expect(disputeOf(await paymentsOf(signed)).state).toBe('aberta');
  });

  it('keeps it: due again after 5 business days, with no fine for the days between', async () => {
    const signed = await signedContract(api);
    await contest(signed, { item: 'installment:1', reason: 'Foi outro o combinado.' });
    api.clock.advance(30 * DAY_MS);
    await signedInAgain(api, signed.customer);
    const { data } = await answered(signed, { to: 'mantida', answer: 'É o contrato.' });
    // Answered on 23/12/2026; Christmas is no business day.
    expect(data.newDueDate).toBe('2026-12-31');
    expect(openBill(await paymentsOf(signed))).toMatchObject({
      dueDate: '2026-12-31',
      amount: 2637,
      lateCharges: 0,
    });
    expect((await api.mails()).at(-1)?.bodyText).toContain('vence de novo em 31/12/2026');
    await askToPay(signed, 'pix');
    await payNewest(api, fake);
    expect(owedIn(await entriesOf(signed))).toBe(0);
  });

  it('keeps it: what falls due later falls due no earlier for it', async () => {
    const dueDate = '2027-01-11'; // signed in November
    const signed = await withKm(dueDate);
    await contest(signed);
    const { data } = await answered(signed, { to: 'mantida', answer: 'Está certo.' });
    expect(data.newDueDate).toBe(dueDate);
  });

  it('keeps it: the mail opens that very bill, while an older one is open', async () => {
    const dueDate = '2027-01-11';
    const signed = await withKm(dueDate);
    const { id } = signed.contract;
    await contest(signed);
    expect((await api.mails()).at(-1)?.bodyText).toMatch(/Ver pagamentos: .*\/pagar$/m);
    await answered(signed, { to: 'mantida', answer: 'Está certo.' });
    expect((await api.mails()).at(-1)?.bodyText).toContain(
      `/contratos/${id}/pagar?vencimento=${dueDate}\n`,
    );
    const { data } = await signed.customer.send(getContractPayments, {
      params: { id },
      query: { dueDate },
    });
    expect(openBill(data)).toMatchObject({ label: '500 km a mais', amount: 350 });
  });

  it('accepts it: nothing is owed for it any more', async () => {
    const signed = await withKm();
    await contest(signed);
    await answered(signed, { to: 'aceita', answer: 'Foi engano nosso.' });
    expect(owedIn(await entriesOf(signed))).toBe(263_700);
    expect((await paymentsOf(signed)).disputes[0]?.state).toBe('aceita');
    expect((await api.mails()).at(-1)?.bodyText).toContain('você não deve nada por ela');
  });

  it.each([
    ['once, where the mistake can be excused', false, 35_000],
    ['twice, where it can not', true, 70_000],
  ])('gives back what was paid %s', async (_when, double, credit) => {
    const signed = await withKm();
    await askToPay(signed, 'pix');
    await payNewest(api, fake);
    await contest(signed);
    await answered(signed, { to: 'aceita', answer: 'Foi engano nosso.', double });
    expect(creditIn(await entriesOf(signed))).toBe(credit);
    expect((await paymentsOf(signed)).credit).toBe(credit / 100);
  });

  it('adds 1,5% a month by the day to what it gives back twice', async () => {
    const signed = await withKm();
    await askToPay(signed, 'pix');
    await payNewest(api, fake);
    await contest(signed);
    api.clock.advance(20 * DAY_MS);
    await signedInAgain(api, signed.customer);
    await answered(signed, { to: 'aceita', answer: 'Foi engano nosso.', double: true });
    // 20 days on both halves of R$ 350,00.
    expect(creditIn(await entriesOf(signed))).toBe(70_700);
    expect((await api.mails()).at(-1)?.bodyText).toContain(
      'R$ 707,00 (o dobro do que você pagou, com correção) viram crédito',
    );
  });

  it('sends back what was paid where the contract is over', async () => {
    const signed = await withKm();
    await askToPay(signed, 'pix');
    await payNewest(api, fake);
    await contest(signed);
    await api.db
      .update(proposals)
      .set({ state: 'encerrada' })
      .where(eq(proposals.id, signed.proposalId));
    await answered(signed, { to: 'aceita', answer: 'Foi engano nosso.' });
    const entries = await entriesOf(signed);
    expect(creditIn(entries)).toBe(0);
    expect(refundDueIn(entries)).toBe(35_000);
    expect((await api.mails()).at(-1)?.bodyText).toContain(
      'Devolvemos R$ 350,00 pelo banco.',
    );
  });

  it('of a contract that is over pays what is open first, and its mail says so', async () => {
    const signed = await withKm();
    await askToPay(signed, 'pix');
    await payNewest(api, fake);
    await contest(signed);
    await postTransaction(
      api.ports,
      api.db,
      signed.contract.id,
      chargeOf({
        reference: 'charge:exit',
        onDay: '2026-11-24',
        dueOn: '2026-12-07',
        items: [{ item: 'exit', account: 'revenue-exit', centavos: 5000 }],
      }),
    );
    await api.db
      .update(proposals)
      .set({ state: 'encerrada' })
      .where(eq(proposals.id, signed.proposalId));
    await answered(signed, { to: 'aceita', answer: 'Foi engano nosso.' });
    expect((await api.mails()).at(-1)?.bodyText).toContain(
      'De R$ 350,00, R$ 50,00 foram usados nas contas em aberto deste contrato, e R$ 300,00 voltam pelo banco.',
    );
  });
});
