import {
  getKmBank,
  getMaintenance,
  noteMaintenance,
  removeMaintenance,
} from '@site/api-contract';
import { technicalSheets } from '../../catalog/technical-sheets/technical-sheets.table';
import { moveOn } from '../../contracts/contracts/testing/signed-contract';
import { testApi } from '../../testing/api';
import { later } from '../km/testing/driving';
import { maintenanceActs } from './testing/on-the-road';

const api = testApi();
const { aConsultant, nextOf, onTheRoad, read } = maintenanceActs(api);

describe('the maintenance of a car', () => {
  it('is due by the plan of its sheet, and follows the sheet when that changes', async () => {
    const { customer, id } = await onTheRoad();
    expect(await nextOf(customer, id)).toEqual({
      number: 1,
      dueOn: '2027-11-23',
      dueKm: 10_000,
      expectedOn: '2027-09-23', // at 1,000 km a month
      state: 'ahead',
    });
    await api.db.update(technicalSheets).set({ maintenanceKm: 20_000 });
    const { dueKm } = (await nextOf(customer, id)) ?? {};
    await api.db.update(technicalSheets).set({ maintenanceKm: 10_000 });
    expect(dueKm).toBe(20_000);
  });

  it('that was done moves the next one, and its km go into the km bank', async () => {
    const { customer, id, note } = await onTheRoad();
    await later(api, 200, customer);
    const { status, data } = await note({ doneOn: '2027-06-01', km: 9640 });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      plan: { everyKm: 10_000, everyMonths: 12 },
      next: { number: 2, dueOn: '2028-06-01', dueKm: 19_640 },
      visits: [{ doneOn: '2027-06-01', km: 9640 }],
    });
    const bank = (await customer.send(getKmBank, { params: { id } })).data;
    expect(bank.readings[0]).toMatchObject({ onDay: '2027-06-01', km: 9640 });
    expect(bank.maintenance?.visits).toEqual([{ doneOn: '2027-06-01', km: 9640 }]);
    expect(await api.trail('maintenance-noted')).toMatchObject([
      { personId: customer.userId, subject: `contract:${id}` },
    ]);
  });

  it('that was noted by mistake is taken away', async () => {
    const { customer, id, note } = await onTheRoad();
    await later(api, 200, customer);
    await note({ doneOn: '2027-06-01', km: 9640 });
    const params = { id, day: '2027-06-01' };
    const consultant = await aConsultant();
    const gone = await consultant.send(removeMaintenance, { params });
    expect(gone.data).toMatchObject({ next: { number: 1 }, visits: [] });
    const { data: bank } = await customer.send(getKmBank, { params: { id } });
    expect(bank.readings).toMatchObject([{ isHandover: true }]);
    expect((await consultant.send(removeMaintenance, { params })).status).toBe(404);
  });

  it.each([
    ['below', 14_500, 15_000],
    ['above', 15_000, 14_500],
  ])('is corrected with its reading by a second note %s', async (_, right, slip) => {
    const { customer, id, note } = await onTheRoad();
    await later(api, 200, customer);
    await note({ doneOn: '2027-06-01', km: slip });
    const { data } = await note({ doneOn: '2027-06-01', km: right });
    expect(data).toMatchObject({ visits: [{ doneOn: '2027-06-01', km: right }] });
    const { data: bank } = await customer.send(getKmBank, { params: { id } });
    expect(bank.readings).toMatchObject([
      { onDay: '2027-06-01', km: right },
      { isHandover: true },
    ]);
  });

  it("leaves the customer's own reading of its day, whatever becomes of the note", async () => {
    const { customer, id, note } = await onTheRoad();
    await later(api, 190, customer);
    await read(customer, id, 9640);
    await later(api, 1, customer);
    const doneOn = '2027-06-01';
    expect((await note({ doneOn, km: 9630 })).body.fields).toEqual([
      {
        key: 'Km',
        message:
          'O painel marcava 9.640 km em 01/06/2027. Confira os km. Se essa leitura está errada, desconsidere-a em Hodômetro, na página do contrato.',
      },
    ]);
    await note({ doneOn, km: 9650 });
    await note({ doneOn, km: 9660 });
    await (await aConsultant()).send(removeMaintenance, { params: { id, day: doneOn } });
    const { data: bank } = await customer.send(getKmBank, { params: { id } });
    expect(bank.readings[0]).toMatchObject({ onDay: doneOn, km: 9640 });
  });

  it('is noted with a day and km that fit the readings around it', async () => {
    const { customer, id, note } = await onTheRoad();
    await later(api, 100, customer);
    await read(customer, id, 4000);
    await later(api, 20, customer);
    const problems = [
      await note({ doneOn: '2027-03-24', km: 5000 }),
      await note({ doneOn: '2026-11-22', km: 5 }),
      await note({ doneOn: '2027-03-10', km: 3999 }),
      await note({ doneOn: '2027-03-04', km: 5000 }),
      await note({ doneOn: '2027-02-01', km: 4001 }),
    ].map(({ body }) => body.fields);
    expect(problems).toEqual([
      [{ key: 'DoneOn', message: 'Esse dia ainda não chegou.' }],
      [{ key: 'DoneOn', message: 'O carro foi entregue em 23/11/2026. Confira o dia.' }],
      [
        {
          key: 'Km',
          message:
            'O painel marcava 4.000 km em 03/03/2027. Confira os km. Se essa leitura está errada, desconsidere-a em Hodômetro, na página do contrato.',
        },
      ],
      [
        {
          key: 'Km',
          message:
            'São 1.000 km desde 03/03/2027, mais de 400 km por dia. Confira os km. Se a leitura de 03/03/2027 está errada, desconsidere-a em Hodômetro, na página do contrato.',
        },
      ],
      [
        {
          key: 'Km',
          message:
            'Depois, em 03/03/2027, o painel marcava 4.000 km. Confira os km. Se essa leitura está errada, desconsidere-a em Hodômetro, na página do contrato.',
        },
      ],
    ]);
  });

  it('ends with the contract', async () => {
    const { customer, id, proposalId, note } = await onTheRoad();
    await moveOn(api, proposalId, ['encerrada', 'system']);
    expect(await nextOf(customer, id)).toBeUndefined();
    const late = await note({ doneOn: '2026-11-23', km: 12 });
    expect(late).toMatchObject({ status: 409, body: { reason: 'contract-over' } });
  });

  it('is noted and read by consultants alone', async () => {
    const { customer, id } = await onTheRoad();
    const params = { id };
    expect((await (await aConsultant()).send(getMaintenance, { params })).status).toBe(
      200,
    );
    const body = { doneOn: '2026-11-23', km: 12 };
    for (const viewer of [customer, await api.asRole('DEALER')]) {
      expect((await viewer.send(getMaintenance, { params })).status).toBe(403);
      expect((await viewer.send(noteMaintenance, { params, body })).status).toBe(403);
    }
  });
});
