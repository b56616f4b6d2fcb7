import { eq } from 'drizzle-orm';
import {
  answerDamages,
  contestCharge,
  decideContest,
  getContract,
  getContractPayments,
  getKmBank,
  listReturns,
  sendOdometerReading,
} from '@site/contracts';
import { DAY_MS, formatBRL, formatDateTime } from '@site/contracts/brazil';
import { ledgerTransactions, proposals } from '../../tables';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { signedInAgain } from '../contracts/testing/signed-contract';
import { chargeUncontested } from './damages.service';
import { settlementDueOn } from './return.rules';
import { acts, driving, live } from './testing/car-return';

const api = testApi();
const act = acts(api);
let seller: TestClient;

type Driver = Awaited<ReturnType<typeof driving>>;

/** In month 13 with a return booked for the next day, which is today then. */
async function booked(order = {}): Promise<Driver & { cost: number }> {
  const driver = await driving(api, order);
  await live(api, 366, driver);
  const [first] = await act.slots(driver.customer, driver.id);
  const cost = first?.cost ?? 0;
  await act.book(driver.customer, driver.id, '2027-11-25', cost);
  api.clock.advance(DAY_MS);
  await signedInAgain(api, driver.customer);
  seller = await act.staff();
  return { ...driver, cost };
}

const contractOf = async ({ customer, id }: Driver) =>
  (await customer.send(getContract, { params: { id } })).data;
const referencesOf = async (id: string) =>
  (
    await api.db
      .select({ reference: ledgerTransactions.reference })
      .from(ledgerTransactions)
      .where(eq(ledgerTransactions.contractId, id))
  ).map(({ reference }) => reference);

describe('the car that comes back', () => {
  it('ends the contract at the confirmed cost, with months begun and km settled', async () => {
    const driver = await booked();
    const { id, cost, proposalId } = driver;
    const { status, data } = await act.giveBack(seller, id, 13_512);
    expect(status).toBe(200);
    expect(data).toMatchObject({ state: 'encerrada', odometerKm: 13_512 });
    // 13 months bring 13,000 km; 13,500 were driven, at R$ 0,70 each beyond.
    expect(data.dueOn).toBe(settlementDueOn(data.returnedAt?.slice(0, 10) ?? ''));
    expect(data.charged).toEqual([
      { label: 'Custo de saída', amount: cost },
      { label: 'Acerto de km: 500 km a mais', amount: 350 },
    ]);
    const bank = (await driver.customer.send(getKmBank, { params: { id } })).data;
    expect(bank.months).toHaveLength(13);
    expect(bank).toMatchObject({ driven: 13_500, total: 13_000 });
    const back = { onDay: '2027-11-25', km: 13_512, isReturn: true };
    expect(bank.readings[0]).toMatchObject(back);
    expect(data.km).toMatchObject({
      driven: 13_500,
      allowed: 13_000,
    });
    const contract = await contractOf(driver);
    const month = contract.monthly;
    expect(contract.owed).toBe(Number((cost + 350 + month).toFixed(2)));
    expect(contract.plan.installments.map(({ status: state }) => state).slice(11, 15)) // 12 to 15
      .toEqual(['paga', 'a_vencer', 'cancelada', 'cancelada']);
    const [row] = await api.db
      .select()
      .from(proposals)
      .where(eq(proposals.id, proposalId));
    expect(row?.state).toBe('encerrada');
    const mail = (await api.mails()).findLast(({ subject }) =>
      subject.endsWith('carro devolvido'),
    );
    expect(mail?.bodyText).toContain('Acerto de km: 500 km a mais: R$ 350,00');
    // Nobody reads what is answered to the sender of mails.
    expect(mail?.bodyText).toContain(
      'Não foi você que devolveu o carro? Avise agora: 0800 000 0000 ou atendimento@rodar.test.',
    );
  });

  it('takes a month back that was charged and has not begun, and sends what was paid of it', async () => {
    const driver = await driving(api, { dueDay: 25 });
    const { customer, id } = driver;
    await live(api, 358, driver); // 16/11/2027, in month 12; 13 is due on 25/11
    const [first] = await act.slots(customer, id);
    await act.book(customer, id, first?.day ?? '', first?.cost ?? 0);
    seller = await act.staff();
    const { data } = await act.giveBack(seller, id, 5000);
    const contract = await contractOf(driver);
    const rest = Number(((first?.cost ?? 0) - contract.monthly).toFixed(2));
    expect(contract.plan.installments[12]?.status).toBe('cancelada');
    expect([contract.owed, contract.refundDue]).toEqual([
      Math.max(0, rest),
      Math.max(0, -rest),
    ]);
    expect(data.refund).toBe(Math.max(0, -rest));
  });

  it('costs nothing in the last month, and 1/30 of the month for each day after the end', async () => {
    const driver = await driving(api);
    const { customer, id } = driver;
    await live(api, 1040, driver);
    await act.book(customer, id, '2029-11-22', 0);
    await live(api, 58, driver); // 25/11/2029, a Sunday, three days after the end
    seller = await act.staff();
    const { data } = await act.giveBack(seller, id, 30_000);
    const { monthly } = await contractOf(driver);
    expect(data.charged).toEqual([
      {
        label: '3 dias a mais com o carro',
        amount: Math.round((monthly * 100 * 3) / 30) / 100,
      },
    ]);
  });

  it('names what is open by its own day where nothing is charged', async () => {
    const driver = await driving(api, { dueDay: 25 });
    const { customer, id } = driver;
    await live(api, 1050, driver);
    api.clock.advance(15 * DAY_MS); // 23/10/2029, in the last month
    await signedInAgain(api, customer);
    await act.book(customer, id, '2029-10-24', 0);
    api.clock.advance(DAY_MS);
    await signedInAgain(api, customer);
    seller = await act.staff();
    const { data } = await act.giveBack(seller, id, 30_000);
    const { owed } = await contractOf(driver);
    const what = { label: 'Mensalidade 36 de 36', open: owed };
    const bill = { ...what, dueDate: '2029-10-25', late: false };
    expect([data.charged, data.bills]).toEqual([[], [bill]]);
    expect((await contractOf(driver)).dueBefore).toEqual([bill]);
    const mail = (await api.mails()).at(-1);
    const sum = formatBRL(owed).replace(/\s/g, ' ');
    expect(mail?.bodyText).toContain(
      `Ficaram ${sum} em aberto: mensalidade 36 de 36, ${sum}, vence em 25/10/2029. Pague pela sua área.`,
    );
  });

  it('needs a photo, an odometer that went on, and the code of this customer', async () => {
    const { customer, id } = await booked();
    await customer.send(sendOdometerReading, { params: { id }, body: { km: 9000 } });
    expect((await act.askPin(seller, id)).body).toMatchObject({
      reason: 'return-unready',
      message: 'Envie antes uma foto do carro.',
    });
    await act.photograph(seller, id);
    await act.askPin(seller, id);
    const pin = await act.mailedPin();
    expect((await act.receive(seller, id, 8999, pin)).body.fields).toEqual([
      {
        key: 'OdometerKm',
        message: 'O painel marcava 9.000 km em 25/11/2027. Confira os km.',
      },
    ]);
    const wrong = pin === '000000' ? '111111' : '000000';
    expect((await act.receive(seller, id, 9000, wrong)).body.fields).toMatchObject([
      { key: 'Pin' },
    ]);
    expect((await act.receive(seller, id, 9000, pin)).status).toBe(200);
    expect((await act.receive(seller, id, 9000, pin)).body.reason).toBe('return-unready');
  });

  it('is settled once, however often the receipt is sent at once', async () => {
    const { id } = await booked();
    await act.photograph(seller, id);
    await act.askPin(seller, id);
    const pin = await act.mailedPin();
    const answers = await Promise.all(
      [1, 2, 3].map(() => act.receive(seller, id, 5000, pin)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await referencesOf(id)).filter((name) => name.startsWith('return:'))).toEqual(
      ['return:settlement'],
    );
  });
});

describe('damages of a return', () => {
  const DOOR = { label: 'Amassado na porta', quote: 2500, isInsured: true };
  const GLASS = { label: 'Farol quebrado', quote: 1200, isInsured: true };
  const KEY = { label: 'Chave reserva faltando', quote: 400, isInsured: false };

  async function returned(): Promise<Driver> {
    const driver = await booked();
    for (const damage of [DOOR, GLASS, KEY]) await act.note(seller, driver.id, damage);
    await act.giveBack(seller, driver.id, 5000);
    return driver;
  }
  const answer = ({ customer, id }: Driver, body: Parameters<typeof send>[1]) =>
    send({ customer, id }, body);
  const send = (
    { customer, id }: Pick<Driver, 'customer' | 'id'>,
    body: { accepts: true } | { accepts: false; reason: string },
  ) => customer.send(answerDamages, { params: { id }, body });

  it('cost the deductible at most where the insurance covers, and nothing before the answer', async () => {
    const driver = await returned();
    const { data } = await act.look(driver.customer, driver.id);
    expect(data).toMatchObject({
      deductible: 3000,
      damageState: 'aguardando',
      contestUntil: '2027-12-02',
    });
    expect(data.damages.map(({ cost }) => cost)).toEqual([2500, 500, 400]);
    expect(await referencesOf(driver.id)).not.toContain('return:damages');
  });

  it('are charged when the customer accepts, once', async () => {
    const driver = await returned();
    const before = (await contractOf(driver)).owed;
    const { data } = await answer(driver, { accepts: true });
    expect(data.damageState).toBe('cobrados');
    expect((await answer(driver, { accepts: true })).body.reason).toBe('return-unready');
    const contract = await contractOf(driver);
    expect(contract.owed - before).toBeCloseTo(3400, 2);
    expect(contract.statement.at(-1)?.label).toContain('Dano: Amassado na porta');
    const mail = (await api.mails()).at(-1);
    expect(mail?.subject).toContain('danos da vistoria');
    const [, due = ''] = /vencimento em (\S+)\. Fotos/.exec(mail?.bodyText ?? '') ?? [];
    expect(mail?.bodyText).toContain(
      `/contratos/${driver.id}/pagar?vencimento=${due.split('/').reverse().join('-')}\n`,
    );
  });

  it('are charged by themselves after five business days, once', async () => {
    const driver = await returned();
    api.clock.advance(7 * DAY_MS); // 02/12/2027, the last day
    expect(await chargeUncontested(api.ports, api.db)).toEqual({ done: 0 });
    api.clock.advance(DAY_MS);
    expect(await chargeUncontested(api.ports, api.db)).toEqual({ done: 1 });
    expect(await chargeUncontested(api.ports, api.db)).toEqual({ done: 0 });
    expect(await referencesOf(driver.id)).toContain('return:damages');
  });

  it.each([
    [true, 'cobrados'],
    [false, 'retirados'],
  ])('that are contested wait for a consultant (charges: %s)', async (charges, state) => {
    const driver = await returned();
    const reason = 'O amassado já estava na entrega, veja a foto 2.';
    await answer(driver, { accepts: false, reason });
    api.clock.advance(30 * DAY_MS);
    expect(await chargeUncontested(api.ports, api.db)).toEqual({ done: 0 });
    const consultant = await api.asRole('CONSULTANT');
    const list = await consultant.send(listReturns, { query: { stage: 'contested' } });
    expect(list.data.items).toMatchObject([{ id: driver.id }]);
    const decision = { charges, answer: 'Comparamos as fotos da entrega.' };
    const decide = () =>
      consultant.send(decideContest, { params: { id: driver.id }, body: decision });
    expect((await decide()).data).toMatchObject({
      damageState: state,
      contestReason: reason,
    });
    expect((await decide()).body.reason).toBe('return-unready');
    expect((await referencesOf(driver.id)).includes('return:damages')).toBe(charges);
    const mail = (await api.mails()).findLast(({ subject }) =>
      subject.endsWith('resposta à sua contestação'),
    );
    expect(mail?.bodyText).toContain(decision.answer);
  });

  it('of two who answer a contest at once one wins; the other reads who, and when', async () => {
    const driver = await returned();
    await answer(driver, { accepts: false, reason: 'Já estava na entrega.' });
    const params = { id: driver.id };
    const [one, other] = [
      await api.asRole('CONSULTANT', { name: 'Caio Reis' }),
      await api.asRole('CONSULTANT', { name: 'Lia Mota' }),
    ];
    const words = 'Comparamos as fotos da entrega.';
    const at = formatDateTime(api.clock.now());
    const answers = await Promise.all([
      one.send(decideContest, { params, body: { charges: true, answer: words } }),
      other.send(decideContest, { params, body: { charges: false, answer: words } }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const isFirst = answers[0].status === 200;
    const late = answers.find(({ status }) => status === 409);
    expect([late?.body.reason, late?.body.message]).toEqual([
      'return-unready',
      `${isFirst ? 'Caio Reis' : 'Lia Mota'} respondeu esta contestação em ${at}.`,
    ]);
    expect((await referencesOf(driver.id)).includes('return:damages')).toBe(isFirst);
    const mails = (await api.mails()).filter(({ subject }) =>
      subject.endsWith('resposta à sua contestação'),
    );
    expect(mails).toHaveLength(1);
  });

  it('that were contested at the return and kept are contested no second time as a bill', async () => {
    const driver = await returned();
    const { customer, id } = driver;
    await answer(driver, { accepts: false, reason: 'Já estava na entrega.' });
    const consultant = await api.asRole('CONSULTANT');
    const decision = { charges: true, answer: 'Comparamos as fotos da entrega.' };
    await consultant.send(decideContest, { params: { id }, body: decision });
    const { data } = await customer.send(getContractPayments, { params: { id } });
    expect(
      data.disputes.map(({ label, state, answer: said }) => [label, state, said]),
    ).toEqual(
      expect.arrayContaining([
        ['Dano: Amassado na porta', 'mantida', 'Comparamos as fotos da entrega.'],
      ]),
    );
    expect(data.disputes).toHaveLength(3);
    const again = await customer.send(contestCharge, {
      params: { id },
      body: { item: 'damage:1', reason: 'Não concordo mesmo assim.' },
    });
    expect([again.status, again.body.reason]).toEqual([409, 'already-contested']);
  });
});
