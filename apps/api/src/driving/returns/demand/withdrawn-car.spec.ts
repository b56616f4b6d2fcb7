import {
  getKmBank,
  getPrivacy,
  listReturns,
  listServiceRequests,
  openServiceRequest,
  type ServiceForm,
  withdrawContract,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { SERVICE_KINDS } from '@site/api-contract/contracts';
import { signedInAgain } from '../../../contracts/contracts/testing/signed-contract';
import { testApi } from '../../../testing/api';
import { chargeUncontested } from '../receive/charge-damages';
import { acts, contractOf, driving, signedBeforeTable } from '../testing/car-return';

const api = testApi();
const act = acts(api);

/** The customer got the car on the day of the signature and withdraws that day. */
async function withdrawn() {
  const driver = await driving(api);
  const params = { id: driver.id };
  const { data } = await driver.customer.send(withdrawContract, {
    params,
    body: { cost: 0 },
  });
  return { ...driver, contract: data };
}

describe('stepping back within the 7 days with the car at hand', () => {
  it('ends the contract with the whole refund and asks for the car, which the mail says', async () => {
    const { contract, customer, id } = await withdrawn();
    expect(contract).toMatchObject({
      state: 'cancelada',
      refundDue: contract.monthly,
      owed: 0,
      carReturn: {
        kind: 'desistencia',
        slot: null,
        bringBy: '2026-11-30',
        isOverdue: false,
        isBack: false,
      },
    });
    const mail = (await api.mails()).findLast(({ subject }) =>
      subject.endsWith('recibo da desistência'),
    );
    expect(mail?.bodyText).toContain('O carro está com você: devolva até 30/11/2026');
    expect(mail?.bodyText).toContain(`/area-logada/contratos/${id}/devolucao`);
    expect((await act.look(customer, id)).data).toMatchObject({
      kind: 'desistencia',
      cost: 0,
      canBook: true,
      canCancel: false,
    });
  });

  it('lets a day be booked that costs nothing, and the car is inspected and taken back', async () => {
    const driver = await withdrawn();
    const { customer, id, contract } = driver;
    const days = await act.slots(customer, id);
    expect(days.every(({ cost }) => cost === 0)).toBe(true);
    const booked = await act.book(customer, id, days[0]?.day ?? '', 0);
    expect(booked.data).toMatchObject({ kind: 'desistencia', cost: 0 });
    api.clock.advance(DAY_MS);
    await signedInAgain(api, customer);
    const seller = await act.staff();
    const list = await seller.send(listReturns, {});
    expect(list.data.items).toMatchObject([{ id, kind: 'desistencia' }]);
    const { status, data } = await act.giveBack(seller, id, 3012);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      state: 'cancelada',
      odometerKm: 3012,
      charged: [],
      km: { extra: 0, cost: 0 },
    });
    const mail = (await api.mails()).findLast(({ subject }) =>
      subject.endsWith('carro devolvido'),
    );
    expect(mail?.bodyText.replace(/\s+/g, ' ')).toMatch(
      /A loja Rodar Paulista, em São Paulo, SP, recebeu o seu carro em [\d/]+\. Com isso, a sua desistência está completa\./,
    );
    expect((await act.giveBack(seller, id, 3012)).body.reason).toBe('return-unready');
    expect((await act.look(customer, id)).data.canBook).toBe(false);
    // The refund stays, and the days with the car were not charged.
    const after = await contractOf(driver);
    expect(after.owed).toBe(0);
    expect(after.refundDue).toEqual(contract.refundDue);
  });

  it('leaves help to ask for until the car is back, and then what is about a fine', async () => {
    const { customer, id } = await withdrawn();
    const params = { id };
    const kinds = async () =>
      (await customer.send(listServiceRequests, { params })).data.kinds;
    const ask = (body: ServiceForm) =>
      customer.send(openServiceRequest, { params, body });
    expect(await kinds()).toEqual([...SERVICE_KINDS]);
    const tire = await ask({ kind: 'pneu', text: 'Furou o pneu da frente.' });
    expect(tire.status).toBe(200);
    expect(tire.data.state).toBe('aberta');
    const days = 'De manhã';
    const check = { kind: 'revisao', text: 'Luz acesa.', km: 900, days } as const;
    const service = await ask({ ...check, dealership: 'Rodar Batel' });
    expect(service.data.details.km).toBe(900);
    const { data: bank } = await customer.send(getKmBank, { params });
    expect(bank.isWithdrawn).toBe(true);
    expect(bank.canRead).toBe(false);
    expect(bank.readings).toMatchObject([{ isHandover: true }]);
    await act.giveBack(await act.staff(), id, 30);
    expect(await kinds()).toEqual(['multa']);
    const late = await ask({ kind: 'pneu', text: 'Furou de novo.' });
    expect(late.status).toBe(409);
    expect(late.body.reason).toBe('contract-over');
    expect(late.body.message).toBe(
      'Este contrato terminou: só dá para abrir atendimento sobre multa de trânsito.',
    );
    const fine = await ask({ kind: 'multa', text: 'Chegou uma multa de novembro.' });
    expect(fine.status).toBe(200);
  });

  it('keeps the account until the car is back', async () => {
    const { customer, id } = await withdrawn();
    const blockers = async () =>
      (
        await customer.send(getPrivacy, { params: { id: customer.userId } })
      ).data.erasure.blockers.filter((why) => why.startsWith('O carro do contrato'));
    expect(await blockers()).toHaveLength(1);
    await act.giveBack(await act.staff(), id, 30);
    expect(await blockers()).toEqual([]);
  });

  it('charges damages alone, once the customer could contest them', async () => {
    const driver = await withdrawn();
    const seller = await act.staff();
    const damage = { label: 'Farol quebrado', quote: 1200, isInsured: true };
    await signedBeforeTable(api, driver.id);
    await act.note(seller, driver.id, damage);
    await act.giveBack(seller, driver.id, 30);
    expect((await contractOf(driver)).owed).toBe(0);
    expect(await chargeUncontested(api.ports, api.db)).toEqual({ done: 0 });
    api.clock.advance(10 * DAY_MS);
    expect(await chargeUncontested(api.ports, api.db)).toEqual({ done: 1 });
  });
});
