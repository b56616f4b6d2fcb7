import {
  answerDamages,
  contestCharge,
  decideContest,
  getContract,
  getPrivacy,
  getReturn,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { signedInAgain } from '../../../contracts/contracts/testing/signed-contract';
import { testApi } from '../../../testing/api';
import { acts, driving, live, signedBeforeTable } from '../testing/car-return';
import { chargeUncontested } from './charge-damages';

const api = testApi();
const act = acts(api);
const REASON = 'O farol já estava trincado na entrega.';
const WORDS = 'Comparamos as fotos da entrega.';
const bodyOf = async (subject: RegExp) =>
  (await api.mails())
    .findLast((mail) => subject.test(mail.subject))
    ?.bodyText.replaceAll('\u00a0', ' ');

/** Back on 25/11/2027, a Thursday, with three damages of R$ 2.500, R$ 500 and R$ 400. */
async function returned() {
  const driver = await driving(api);
  const { customer, id } = driver;
  await signedBeforeTable(api, id);
  await live(api, 366, driver);
  const [first] = await act.slots(customer, id);
  await act.book(customer, id, '2027-11-25', first?.cost ?? 0);
  api.clock.advance(DAY_MS);
  await signedInAgain(api, customer);
  const seller = await act.staff();
  for (const [label, quote, isInsured] of [
    ['Amassado na porta', 2500, true],
    ['Farol quebrado', 1200, true],
    ['Chave reserva faltando', 400, false],
  ] as const)
    await act.note(seller, id, { label, quote, isInsured });
  await act.giveBack(seller, id, 5000);
  const look = async () => (await customer.send(getReturn, { params: { id } })).data;
  const owed = async () =>
    (await customer.send(getContract, { params: { id } })).data.owed;
  const [, light] = (await look()).damages;
  const contest = (damages: string[] = [light?.id ?? '']) =>
    customer.send(answerDamages, {
      params: { id },
      body: { accepts: false, reason: REASON, damages },
    });
  const decide = async (charges: boolean) =>
    (await api.asRole('CONSULTANT')).send(decideContest, {
      params: { id },
      body: { charges, answer: WORDS },
    });
  return { ...driver, look, owed, contest, decide };
}

describe('one damage of a return that is contested', () => {
  it('waits for the answer, which is named by its day; the others are charged as they were shown', async () => {
    const { owed, contest, look, customer } = await returned();
    const before = await owed();
    const { status, data } = await contest();
    expect(status).toBe(200);
    expect(data).toMatchObject({
      damageState: 'contestados',
      answerBy: '2027-12-02',
      damages: [
        { cost: 2500, contest: null },
        { cost: 500, contest: 'contestado' },
        { cost: 400, contest: null },
      ],
    });
    expect((await owed()) - before).toBeCloseTo(2900, 2);
    const mail = await bodyOf(/recebemos sua contestação/);
    expect(mail).toContain('Você contesta: Farol quebrado, R$ 500,00.');
    expect(mail).toContain('Respondemos até 02/12/2027. Até lá isso não é cobrado.');
    expect(mail).toMatch(
      /Lançamos o resto, R\$ 2\.900,00, com vencimento em \d\d\/12\/2027\./,
    );
    expect(await bodyOf(/danos da vistoria/)).toBeUndefined();
    api.clock.advance(30 * DAY_MS);
    expect(await chargeUncontested(api.ports, api.db)).toEqual({ done: 0 });
    await signedInAgain(api, customer);
    expect((await look()).damageState).toBe('contestados');
  });

  it('is charged alone when it is kept, and stays contested once', async () => {
    const { owed, contest, decide, customer, id } = await returned();
    await contest();
    const before = await owed();
    const { data } = await decide(true);
    expect(data).toMatchObject({ damageState: 'cobrados', answerBy: null });
    // One mail tells the answer and its cost.
    expect(await bodyOf(/resposta à sua contestação/)).toMatch(
      /\(Farol quebrado\): mantivemos a cobrança\.[\s\S]*Lançamos R\$ 500,00, com vencimento em \d\d\/12\/2027\.[\s\S]*^Pagar: /m,
    );
    expect(await bodyOf(/danos da vistoria/)).toBeUndefined();
    expect(data.damages.map(({ contest: how }) => how)).toEqual([null, 'mantido', null]);
    expect((await owed()) - before).toBeCloseTo(500, 2);
    const contestAgain = (item: string) =>
      customer.send(contestCharge, {
        params: { id },
        body: { item, reason: 'Não concordo mesmo assim.' },
      });
    expect((await contestAgain('damage:2')).body.reason).toBe('already-contested');
    expect((await contestAgain('damage:1')).status).toBe(200);
  });

  it('goes when the customer is right, and the others stay charged', async () => {
    const { owed, contest, decide } = await returned();
    await contest();
    const before = await owed();
    const { data } = await decide(false);
    expect(data.damageState).toBe('cobrados');
    expect(data.damages.map(({ contest: how }) => how)).toEqual([null, 'retirado', null]);
    expect((await owed()) - before).toBeCloseTo(0, 2);
    expect(await bodyOf(/resposta à sua contestação/)).toContain(
      'Revimos o que você contestou (Farol quebrado): não será cobrado.',
    );
  });

  it('keeps the account until it is answered', async () => {
    const { customer, contest, decide } = await returned();
    const isUnderDiscussion = async () =>
      (
        await customer.send(getPrivacy, { params: { id: customer.userId } })
      ).data.erasure.blockers.some((why) =>
        why.endsWith(
          'tem uma cobrança ou um dano em discussão. Depois da resposta, você pode apagar a conta.',
        ),
      );
    expect(await isUnderDiscussion()).toBe(true); // may still be contested
    await contest();
    expect(await isUnderDiscussion()).toBe(true);
    await decide(false);
    expect(await isUnderDiscussion()).toBe(false);
  });

  it('is one of this return', async () => {
    const { contest } = await returned();
    const message = 'Marque danos desta vistoria.';
    expect((await contest(['c0ffee00-5d47-4a6e-9b0f-1c2d3e4f5a6b'])).body).toMatchObject({
      fields: [{ key: 'Damages', message }],
    });
    expect((await contest([])).body.fields).toEqual([
      { key: 'Damages', message: 'Marque o que você contesta.' },
    ]);
  });
});

it('all damages of a return that are contested are charged by no part', async () => {
  const { owed, customer, id, decide } = await returned();
  const before = await owed();
  const { data } = await customer.send(answerDamages, {
    params: { id },
    body: { accepts: false, reason: REASON },
  });
  expect(data.damages.map(({ contest }) => contest)).toEqual(
    Array.from({ length: 3 }, () => 'contestado'),
  );
  expect((await owed()) - before).toBeCloseTo(0, 2);
  expect((await decide(false)).data.damageState).toBe('retirados');
  expect((await owed()) - before).toBeCloseTo(0, 2);
});
