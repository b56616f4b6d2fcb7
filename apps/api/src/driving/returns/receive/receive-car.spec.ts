import { eq } from 'drizzle-orm';
import { getKmBank, sendOdometerReading } from '@site/api-contract';
import { DAY_MS, formatBRL } from '@site/api-contract/brazil';
import { signedInAgain } from '../../../contracts/contracts/testing/signed-contract';
import { proposals } from '../../../sales/proposals/proposals.table';
import { testApi } from '../../../testing/api';
import { settlementDueOn } from '../return.rules';
import {
  acts,
  booked,
  contractOf,
  driving,
  live,
  referencesOf,
  signedBeforeTable,
} from '../testing/car-return';

const api = testApi();
const act = acts(api);

describe('the car that comes back', () => {
  it('ends the contract at the confirmed cost, with months begun and km settled', async () => {
    const driver = await booked(api);
    const { id, cost, proposalId, seller } = driver;
    const { begun, km } = (await act.look(driver.customer, id)).data;
    expect(km).toMatchObject({ driven: 0, panel: 12 });
    const { status, data } = await act.giveBack(seller, id, 13_512);
    expect(status).toBe(200);
    expect(data).toMatchObject({ state: 'encerrada', odometerKm: 13_512 });
    // 13 months give 13,000 km; 13,500 were driven, at R$ 0,70 for each one beyond.
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
    // The page of the return named the month that no bill had before.
    expect(begun).toEqual({ months: 1, cost: month });
    expect(data.begun).toBeUndefined();
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
    expect(mail?.bodyText.replace(/\s+/g, ' ')).toContain(
      'A loja Rodar Paulista, em São Paulo, SP, recebeu o seu carro em 25/11/2027, e o contrato terminou.',
    );
    // Nobody reads answers to the sender of mails.
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
    const seller = await act.staff();
    const { data } = await act.giveBack(seller, id, 5000);
    const contract = await contractOf(driver);
    const rest = Number(((first?.cost ?? 0) - contract.monthly).toFixed(2));
    expect(contract.plan.installments[12]?.status).toBe('cancelada');
    expect(contract.owed).toEqual(Math.max(0, rest));
    expect(contract.refundDue).toEqual(Math.max(0, -rest));
    expect(data.refund).toBe(Math.max(0, -rest));
  });

  it('is not taken before the booked day at less than leaving costs', async () => {
    const driver = await driving(api);
    const { customer, id } = driver;
    await live(api, 1040, driver); // 28/09/2029, in month 35
    await act.book(customer, id, '2029-11-22', 0);
    const seller = await act.staff();
    await act.photograph(seller, id);
    const early = await act.askPin(seller, id);
    expect(early.status).toBe(409);
    expect(early.body.reason).toBe('return-unready');
    expect(early.body.message).toMatch(
      /^A devolução está marcada para 22\/11\/2029\. Sair hoje custa R\$\s[\d.,]+: remarque com o cliente ou receba o carro no dia\.$/,
    );
    expect((await contractOf(driver)).state).toBe('ativa');
  });

  it('costs nothing in the last month, and 1/30 of the month for each day after the end', async () => {
    const driver = await driving(api);
    const { customer, id } = driver;
    await live(api, 1040, driver);
    await act.book(customer, id, '2029-11-22', 0);
    await live(api, 58, driver); // 25/11/2029, a Sunday, three days after the end
    const seller = await act.staff();
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
    const seller = await act.staff();
    const { data } = await act.giveBack(seller, id, 30_000);
    const { owed } = await contractOf(driver);
    const what = { label: 'Mensalidade 36 de 36', open: owed };
    const bill = { ...what, dueDate: '2029-10-25', late: false };
    expect(data.charged).toEqual([]);
    expect(data.bills).toEqual([bill]);
    expect((await contractOf(driver)).dueBefore).toEqual([bill]);
    const mail = (await api.mails()).at(-1);
    const sum = formatBRL(owed).replace(/\s/g, ' ');
    expect(mail?.bodyText).toContain(
      `Ficaram ${sum} em aberto: mensalidade 36 de 36, vence em 25/10/2029. Pague pela sua área.`,
    );
  });

  it('needs a photo, an odometer that went on, and the code of this customer', async () => {
    const { customer, id, seller } = await booked(api);
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
        message:
          'O painel marcava 9.000 km em 25/11/2027. Confira os km. Se essa leitura está errada, peça a um consultor que a desconsidere.',
      },
    ]);
    const wrong = pin === '000000' ? '111111' : '000000';
    expect((await act.receive(seller, id, 9000, wrong)).body.fields).toMatchObject([
      { key: 'Pin' },
    ]);
    expect((await act.receive(seller, id, 9000, pin)).status).toBe(200);
    expect((await act.receive(seller, id, 9000, pin)).body.reason).toBe('return-unready');
  });

  it('mails beside the code what it confirms, and shows it to the customer before', async () => {
    const { customer, id, seller } = await booked(api);
    await signedBeforeTable(api, id);
    await act.photograph(seller, id);
    await act.note(seller, id, {
      label: 'Amassado na porta',
      quote: 250,
      isInsured: false,
    });
    await act.askPin(seller, id, 9000);
    const mail = (await api.mails()).at(-1);
    for (const row of [
      'Km no painel: 9.000',
      'Fotos: 1',
      'Danos: 1',
      'Amassado na porta: R$ 250,00 de orçamento, R$ 250,00 para você',
    ])
      expect(mail?.bodyText).toContain(row);
    expect((await act.look(customer, id)).data).toMatchObject({
      returnedAt: null,
      odometerKm: 9000,
      km: { driven: 8988, readOn: '2027-11-25' },
      photos: [{}],
      damages: [{ label: 'Amassado na porta', cost: 250 }],
    });
    const pin = await act.mailedPin();
    expect((await act.receive(seller, id, 9500, pin)).body.fields).toEqual([
      {
        key: 'OdometerKm',
        message: 'O código foi enviado com 9.000 km. Com outros km, envie outro código.',
      },
    ]);
    await act.note(seller, id, { label: 'Risco no capô', quote: 300, isInsured: false });
    expect((await act.receive(seller, id, 9000, pin)).body.fields).toMatchObject([
      { key: 'Pin' },
    ]);
    await act.askPin(seller, id, 9000);
    expect((await act.receive(seller, id, 9000, await act.mailedPin())).status).toBe(200);
  });

  it('is settled once, however often the receipt is sent at once', async () => {
    const { id, seller } = await booked(api);
    await act.photograph(seller, id);
    await act.askPin(seller, id, 5000);
    const pin = await act.mailedPin();
    const answers = await Promise.all(
      [1, 2, 3].map(() => act.receive(seller, id, 5000, pin)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(
      (await referencesOf(api, id)).filter((name) => name.startsWith('return:')),
    ).toEqual(['return:settlement']);
  });
});
