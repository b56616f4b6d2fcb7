import {
  addDriver,
  buyKm,
  changeDueDay,
  type DriverForm,
  exportProposals,
  getContract,
  getContractPayments,
  getCustomer,
  getDelivery,
  getKmBank,
  getKmPackages,
  getProposal,
  listCustomerContracts,
  listDrivers,
  listProposals,
  listReturns,
  sendDriverPhoto,
} from '@site/api-contract';
import { DAY_MS, formatCentavos } from '@site/api-contract/brazil';
import { sum } from '@site/api-contract/pricing';
import { postDueCharges } from '../../../contracts/contracts/plan/post-due-charges';
import { HOME } from '../../../contracts/deliveries/testing/signed-contract';
import { readLedger } from '../../../contracts/ledger/ledger.repository';
import { aPhoto } from '../../../identity/documents/testing/files';
import { testApi } from '../../../testing/api';
import { watchDrivers } from '../../drivers/drivers.job';
import { authorize, DRIVER, SECOND } from '../../drivers/testing/a-driver';
import { acts } from '../testing/car-return';
import { demands } from '../testing/demanded-car';
import { watchCarsDueBack } from './watch-cars-due-back.job';

const api = testApi();
const act = acts(api);
const work = () => watchCarsDueBack(api.ports, api.db);

const { days, unpaid, end, mailAbout } = demands(api);

describe('a car that the house demands back for want of payment', () => {
  it('is due 7 days later, or on the next business day, which page and mail say', async () => {
    const driver = await unpaid();
    await end(driver);
    const { customer, id } = driver;
    const { data } = await customer.send(getContract, { params: { id } });
    expect(data.carReturn).toMatchObject({
      kind: 'inadimplencia',
      bringBy: '2027-03-24',
      isOverdue: false,
      endedOn: '2027-03-17',
    });
    expect((await act.look(customer, id)).data.endedOn).toBe('2027-03-17');
    const mail = await mailAbout('encerrado por falta de pagamento');
    expect(mail?.bodyText).toContain('Devolva o carro até 24/03/2027');
    expect(mail?.bodyText).toContain(`/area-logada/contratos/${id}/devolucao`);
    const offered = await act.slots(customer, id, 'end');
    expect(offered.at(-1)?.day).toBe('2027-03-24');
  });

  it('gives up a day that was booked for after it', async () => {
    const driver = await unpaid();
    const { customer, id } = driver;
    const [first] = await act.slots(customer, id);
    const atTheEnd = (await act.slots(customer, id, 'end')).at(-1);
    const book = ({ day, cost }: { day: string; cost: number }) =>
      act.book(customer, id, day, cost);
    if (!first || !atTheEnd) throw new Error('no days');
    expect((await book(atTheEnd)).data.slot?.day).toBe(atTheEnd.day);
    await end(driver);
    const later = (await act.look(customer, id)).data;
    expect(later.slot).toBe(null);
    expect(later.kind).toBe('inadimplencia');
    expect(later.canCancel).toBe(false);
    // The cost confirmed for the booked day does not hold any more: leaving costs as much
    // as today.
    expect(later.cost).toBe(first.cost);
  });

  it('has its customer reminded and told, and stands late in both lists', async () => {
    const driver = await unpaid();
    await end(driver);
    await days(5, driver);
    expect(await work()).toEqual({ done: 1 });
    const reminder = await mailAbout('devolva o carro até 24/03/2027');
    expect(reminder?.bodyText).toContain(
      'O contrato foi encerrado por falta de pagamento',
    );
    expect(reminder?.bodyText).not.toContain('não custa nada');
    expect(reminder?.bodyText).toContain('as mensalidades continuam vencendo');
    await days(3, driver);
    expect(await work()).toEqual({ done: 1 });
    expect(await work()).toEqual({ done: 0 });
    const late = await mailAbout('o prazo para devolver o carro passou');
    expect(late?.bodyText).toContain('O prazo para devolver o carro terminou em 24/03');
    const consultant = await api.asRole('CONSULTANT');
    const query = { stage: 'car-overdue' as const };
    const found = await consultant.send(listCustomerContracts, { query });
    expect(found.data.items).toMatchObject([{ id: driver.id }]);
    const list = await (await act.staff()).send(listReturns, {});
    expect(list.data.items).toMatchObject([{ id: driver.id, isOverdue: true }]);
  });

  it('is booked by a mail that promises nothing of a contract that has ended', async () => {
    const driver = await unpaid();
    await end(driver);
    const { customer, id } = driver;
    const [first] = await act.slots(customer, id);
    if (!first) throw new Error('no days');
    await act.book(customer, id, first.day, first.cost);
    const mail = await mailAbout('Devolução marcada');
    expect(mail?.bodyText).toContain(
      'Precisa mudar? Troque o dia na sua área, dentro do prazo.',
    );
    for (const words of ['desmarque', 'segue igual'])
      expect(mail?.bodyText).not.toContain(words);
  });

  it('shows on its page all that is owed today, as the mail and the payments say', async () => {
    const driver = await unpaid();
    const { customer, id } = driver;
    const at = { params: { id } };
    await end(driver);
    const { bill, later } = (await customer.send(getContractPayments, at)).data;
    const owed = sum(
      [bill, ...later].map((one) => ({ centavos: (one?.amount ?? 0) * 100 })),
    );
    expect((await act.look(customer, id)).data.owed).toBeCloseTo(owed / 100, 2);
    expect((await customer.send(getContract, at)).data.owed).toBeCloseTo(owed / 100, 2);
    expect((await mailAbout('encerrado por falta de pagamento'))?.bodyText).toContain(
      `Em aberto: ${formatCentavos(Math.round(owed)).replace(/\s/g, ' ')}`,
    );
  });

  it('is named as ended wherever its state is read', async () => {
    const driver = await unpaid();
    await end(driver);
    const { customer, id, proposalId } = driver;
    const ended = {
      state: 'ativa',
      returnKind: 'inadimplencia',
    };
    const dealer = await api.asRole('DEALER', {
      dealershipId: HOME,
    });
    const consultant = await api.asRole('CONSULTANT');
    const query = {};
    for (const viewer of [customer, dealer, consultant]) {
      const list = await viewer.send(listProposals, {
        query,
      });
      expect(list.data.items).toMatchObject([ended]);
      const one = await viewer.send(getProposal, {
        params: { id: proposalId },
      });
      expect(one.data).toMatchObject(ended);
    }
    for (const viewer of [customer, dealer]) {
      const delivery = await viewer.send(getDelivery, {
        params: { id },
      });
      expect(delivery.data).toMatchObject(ended);
    }
    const { bytes } = await dealer.send(exportProposals, {
      query,
    });
    const csv = new TextDecoder().decode(bytes);
    expect(csv).toContain(';Encerrada por falta de pagamento;');
    const known = await consultant.send(getCustomer, {
      params: { id: customer.userId },
    });
    const kinds = known.data.events.filter(
      ({ kind }) => kind === 'proposal' || kind === 'contract',
    );
    expect(kinds).toMatchObject([ended, ended]);
  });

  it('is counted and found with what is over', async () => {
    const driver = await unpaid();
    await end(driver);
    const dealer = await api.asRole('DEALER', { dealershipId: HOME });
    const consultant = await api.asRole('CONSULTANT');
    for (const viewer of [dealer, consultant, driver.customer]) {
      const ask = async (state: 'ativa' | 'encerrada') =>
        (await viewer.send(listProposals, { query: { state } })).data;
      const active = await ask('ativa');
      expect(active.items).toEqual([]);
      expect(active.total).toBe(0);
      expect(active.counts).toMatchObject({ ativa: 0, encerrada: 1 });
      expect((await ask('encerrada')).items).toHaveLength(1);
    }
    const stages = async (stage: 'active' | 'over') =>
      (await consultant.send(listCustomerContracts, { query: { stage } })).data;
    expect((await stages('active')).items).toEqual([]);
    expect((await stages('over')).items).toMatchObject([{ id: driver.id }]);
    expect((await stages('over')).counts).toMatchObject({ active: 0, over: 1 });
  });

  it('goes on costing its months until it is back, which its payments say', async () => {
    const driver = await unpaid();
    const { customer, id } = driver;
    const at = { params: { id } };
    const look = async () => (await customer.send(getContractPayments, at)).data;
    expect((await look()).isCarDemanded).toBe(false);
    await end(driver);
    expect((await look()).isCarDemanded).toBe(true);
    const charges = async () =>
      (await readLedger(api.db, id)).filter(({ kind }) => kind === 'charge').length;
    const before = await charges();
    await days(31, driver);
    await postDueCharges(api.ports, api.db);
    expect(await charges()).toBe(before + 1);
    const mail = await mailAbout('encerrado por falta de pagamento');
    expect(mail?.bodyText).toContain('as mensalidades continuam vencendo');
  });

  it('belongs to a contract that is changed no more: no other day, no km', async () => {
    const driver = await unpaid();
    await end(driver);
    const { customer, id } = driver;
    const params = { id };
    expect((await customer.send(getContract, { params })).data.dueDayFrom).toBeNull();
    const { data: bank } = await customer.send(getKmBank, { params });
    expect(bank.canRead).toBe(true);
    expect(bank.topUp).toBe(null);
    expect(bank.isEndedUnpaid).toBe(true);
    expect(bank.forecast).toBe(null);
    const refused = [
      await customer.send(changeDueDay, {
        params,
        body: { dueDay: 20, fromInstallment: 5 },
      }),
      await customer.send(getKmPackages, { params }),
      await customer.send(buyKm, {
        params,
        body: { km: 500, cost: 350, dueOn: '2027-04-12' },
      }),
    ];
    expect(refused.map(({ body }) => body.reason)).toEqual(
      Array(3).fill('contract-over'),
    );
  });

  it('is driven by nobody new, and no mail asks for another license', async () => {
    const driver = await unpaid();
    const { customer, id } = driver;
    const params = { id };
    const add = (body: DriverForm) => customer.send(addDriver, { params, body });
    await authorize(customer, id, { ...SECOND, cnhExpirationDate: '2027-05-10' });
    const { id: driverId } = (await add(DRIVER)).data;
    await end(driver);
    const file = await aPhoto();
    const refused = [
      await add({ ...DRIVER, cpf: '12345678909' }),
      await customer.send(sendDriverPhoto, {
        params: { id, driverId },
        body: { file },
      }),
    ];
    expect(refused.map(({ body: { reason, message } }) => [reason, message])).toEqual(
      Array(2).fill(['contract-over', 'Este contrato já terminou.']),
    );
    const { data } = await customer.send(listDrivers, { params });
    expect(data).toMatchObject({ canAdd: false, isClosed: true });
    api.clock.advance(40 * DAY_MS);
    await watchDrivers(api.ports, api.db);
    expect(await mailAbout('A CNH de')).toBeUndefined();
  });
});
