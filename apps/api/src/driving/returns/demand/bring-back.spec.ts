import {
  getContract,
  getWithdrawalReceipt,
  listCustomerContracts,
  listReturns,
  withdrawContract,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { dealershipClosedDays } from '../../../catalog/dealerships/dealerships.table';
import { signedInAgain } from '../../../contracts/contracts/testing/signed-contract';
import { HOME } from '../../../contracts/deliveries/testing/signed-contract';
import { testApi } from '../../../testing/api';
import { textOfPdf } from '../../../testing/pdf-text';
import { bringByWith, daysToBring } from '../return.rules';
import { acts, driving } from '../testing/car-return';
import { watchCarsDueBack } from './watch-cars-due-back.job';

const api = testApi();
const act = acts(api);
const work = () => watchCarsDueBack(api.ports, api.db);

/**
 * The customer withdraws on Monday, 23/11/2026, with the car, which is due back on the
 * 30th.
 */
async function withdrawn() {
  const driver = await driving(api);
  await driver.customer.send(withdrawContract, {
    params: { id: driver.id },
    body: { cost: 0 },
  });
  return driver;
}

async function days(count: number, { customer }: Awaited<ReturnType<typeof withdrawn>>) {
  api.clock.advance(count * DAY_MS);
  await signedInAgain(api, customer);
}

const mailsAbout = async (words: string) =>
  (await api.mails()).filter(({ subject }) => subject.includes(words));

describe('a car whose customer stepped back from the contract', () => {
  it('is due 7 days later, which contract, receipt and mail say', async () => {
    const { customer, id } = await withdrawn();
    const params = { id };
    const { data } = await customer.send(getContract, { params });
    expect(data.carReturn).toMatchObject({ bringBy: '2026-11-30', isOverdue: false });
    const receipt = await customer.send(getWithdrawalReceipt, { params });
    expect(await textOfPdf(receipt.bytes)).toContain('30/11/2026');
    const [mail] = await mailsAbout('recibo da desistência');
    expect(mail?.bodyText).toContain('devolva até 30/11/2026');
    expect((await act.look(customer, id)).data.bringBy).toBe('2026-11-30');
  });

  it('is offered the days up to the last one alone', async () => {
    const driver = await withdrawn();
    const offered = await act.slots(driver.customer, driver.id);
    expect(offered.map(({ day }) => day)).toEqual([
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-30',
    ]);
    const late = await act.book(driver.customer, driver.id, '2026-12-01', 0);
    expect(late.status).toBe(409);
    expect(late.body.reason).toBe('slot-taken');
  });

  it('has until the next day with room when there is none before', async () => {
    const closed = ['24', '25', '26', '27', '30'].map((day) => `2026-11-${day}`);
    await api.db
      .insert(dealershipClosedDays)
      .values(closed.map((day) => ({ dealershipId: HOME, day })));
    const { customer, id } = await withdrawn();
    const offered = await act.slots(customer, id);
    expect(offered.map(({ day }) => day)).toEqual(['2026-12-01']);
    const { data } = await act.book(customer, id, '2026-12-01', 0);
    expect(data.bringBy).toBe('2026-12-01');
    expect(data.isOverdue).toBe(false);
  });

  it('has its customer reminded two days before, and told once it is late', async () => {
    const driver = await withdrawn();
    await days(4, driver);
    expect(await work()).toEqual({ done: 0 });
    await days(1, driver);
    const both = await Promise.all([work(), work()]);
    expect(both.map(({ done }) => done).sort()).toEqual([0, 1]);
    const [reminder] = await mailsAbout('devolva o carro até 30/11/2026');
    expect(reminder?.bodyText.replace(/\s+/g, ' ')).toContain(
      'Marque o dia e a hora na sua área. O carro volta para a loja Rodar Paulista, em São Paulo, SP.',
    );
    expect(reminder?.bodyText).toContain(
      'Endereço: Avenida Paulista, 1900, São Paulo, SP',
    );
    await days(2, driver); // the last day itself
    expect(await work()).toEqual({ done: 0 });
    await days(1, driver);
    expect(await work()).toEqual({ done: 1 });
    await days(5, driver);
    expect(await work()).toEqual({ done: 0 });
    const late = await mailsAbout('o prazo para devolver o carro passou');
    expect(late).toHaveLength(1);
    expect(late[0]?.bodyText).toContain(
      'O prazo para devolver o carro terminou em 30/11/2026',
    );
    expect(late[0]?.bodyText).toContain(`/area-logada/contratos/${driver.id}/devolucao`);
  });

  it('is named by the mails with the day that was booked, and by none once it is back', async () => {
    const driver = await withdrawn();
    await act.book(driver.customer, driver.id, '2026-11-30', 0);
    await days(5, driver);
    await work();
    const [reminder] = await mailsAbout('devolva o carro até');
    expect(reminder?.bodyText.replace(/\s+/g, ' ')).toContain(
      'A devolução está marcada para 30/11/2026, às 09:00, na loja Rodar Paulista, em São Paulo, SP.',
    );
    await act.giveBack(await act.staff(), driver.id, 30);
    await days(10, driver);
    expect(await work()).toEqual({ done: 0 });
  });

  it('stands late in the lists of dealership and consultants until it is back', async () => {
    const driver = await withdrawn();
    const { id, customer } = driver;
    const missing = async () => {
      const consultant = await api.asRole('CONSULTANT');
      const query = { stage: 'car-overdue' as const };
      const { data } = await consultant.send(listCustomerContracts, { query });
      return data;
    };
    await days(7, driver);
    expect((await missing()).items).toEqual([]);
    await days(1, driver);
    const found = await missing();
    expect(found.counts['car-overdue']).toBe(1);
    expect(found.items).toMatchObject([
      { id, carReturn: { bringBy: '2026-11-30', isOverdue: true } },
    ]);
    const seller = await act.staff();
    const list = await seller.send(listReturns, {});
    expect(list.data.items).toMatchObject([{ id, isOverdue: true }]);
    // The next day with room is offered; booking it is late all the same.
    const [next, ...more] = await act.slots(customer, id);
    expect(next?.day).toBe('2026-12-02');
    expect(more).toEqual([]);
    const booked = await act.book(customer, id, '2026-12-02', 0);
    expect(booked.data.bringBy).toBe('2026-11-30');
    expect(booked.data.isOverdue).toBe(true);
    await act.giveBack(seller, id, 30);
    expect((await missing()).items).toEqual([]);
  });
});

it('asks for no day of a car without a last one', () => {
  const offered = [{ day: '2026-12-01' }, { day: '2026-12-02' }];
  expect(daysToBring(offered, null)).toEqual(offered);
  const booked = { today: '2026-11-30', day: '2026-12-02' };
  expect(bringByWith(null, booked)).toBeNull();
});
