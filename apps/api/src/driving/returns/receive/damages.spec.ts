import {
  answerDamages,
  contestCharge,
  type DamageAnswer,
  decideContest,
  getContractPayments,
  listContracts,
  listReturns,
} from '@site/api-contract';
import { DAY_MS, formatDateTime } from '@site/api-contract/brazil';
import { heldByColleague } from '../../../activity/holds/testing/held-by-colleague';
import { testApi } from '../../../testing/api';
import {
  acts,
  booked,
  contractOf,
  type Driver,
  referencesOf,
  signedBeforeTable,
} from '../testing/car-return';
import { chargeUncontested } from './charge-damages';

const api = testApi();
const act = acts(api);

describe('damages of a return', () => {
  const DOOR = { label: 'Amassado na porta', quote: 2500, isInsured: true };
  const GLASS = { label: 'Farol quebrado', quote: 1200, isInsured: true };
  const KEY = { label: 'Chave reserva faltando', quote: 400, isInsured: false };

  async function returned(): Promise<Driver> {
    const driver = await booked(api);
    await signedBeforeTable(api, driver.id);
    for (const damage of [DOOR, GLASS, KEY])
      await act.note(driver.seller, driver.id, damage);
    await act.giveBack(driver.seller, driver.id, 5000);
    return driver;
  }
  const answer = ({ customer, id }: Driver, body: DamageAnswer) =>
    customer.send(answerDamages, { params: { id }, body });

  it('cost the deductible at most where the insurance covers, and nothing before the answer', async () => {
    const driver = await returned();
    const { data } = await act.look(driver.customer, driver.id);
    expect(data).toMatchObject({
      deductible: 3000,
      damageState: 'aguardando',
      contestUntil: '2027-12-02',
    });
    expect(data.damages.map(({ cost }) => cost)).toEqual([2500, 500, 400]);
    const [summary] = (await driver.customer.send(listContracts, {})).data;
    expect(summary?.waitingDamages).toEqual({
      ...{ cost: 3400, until: '2027-12-02', isContested: false },
    });
    expect(await referencesOf(api, driver.id)).not.toContain('return:damages');
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
    expect(await referencesOf(api, driver.id)).toContain('return:damages');
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
    expect((await referencesOf(api, driver.id)).includes('return:damages')).toBe(charges);
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
    expect(late?.body.reason).toBe('return-unready');
    expect(late?.body.message).toBe(
      `${isFirst ? 'Caio Reis' : 'Lia Mota'} respondeu esta contestação em ${at}.`,
    );
    expect((await referencesOf(api, driver.id)).includes('return:damages')).toBe(isFirst);
    const mails = (await api.mails()).filter(({ subject }) =>
      subject.endsWith('resposta à sua contestação'),
    );
    expect(mails).toHaveLength(1);
  });

  it('that are contested are not answered while a colleague has them', async () => {
    const driver = await returned();
    await answer(driver, { accepts: false, reason: 'Já estava na entrega.' });
    const refusal = await heldByColleague(api, 'damages', driver.id);
    const consultant = await api.asRole('CONSULTANT');
    const body = { charges: true, answer: 'Comparamos as fotos.' };
    expect(
      await consultant.send(decideContest, { params: { id: driver.id }, body }),
    ).toMatchObject(refusal);
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
    expect(again.status).toBe(409);
    expect(again.body.reason).toBe('already-contested');
  });
});
