import { randomUUID } from 'node:crypto';
import {
  addDamage,
  cancelReturn,
  deleteDamage,
  deleteReturnPhoto,
  downloadReturnPhoto,
} from '@site/api-contract';
import { SYSTEM } from '#platform/security/audit';
import {
  contractFacts,
  findContract,
} from '../../../contracts/contracts/contracts.repository';
import { NEARBY } from '../../../contracts/deliveries/testing/signed-contract';
import { testApi } from '../../../testing/api';
import { demandReturn } from '../demand/demand-return';
import { returns } from '../returns.table';
import { acts, driving, live, signedBeforeTable } from '../testing/car-return';

const api = testApi();
const act = acts(api);
const DOOR = { label: 'Amassado na porta', quote: 2500, isInsured: true };

/** In month 13 with a return booked for the next day, and the staff of its dealership. */
async function booked() {
  const driver = await driving(api);
  await signedBeforeTable(api, driver.id);
  await live(api, 366, driver);
  const [first] = await act.slots(driver.customer, driver.id);
  await act.book(driver.customer, driver.id, first?.day ?? '', first?.cost ?? 0);
  return { ...driver, cost: first?.cost ?? 0, seller: await act.staff() };
}

describe('the inspection of a car that comes back', () => {
  it('notes and takes away photos and damages, until the car is back', async () => {
    const { id, seller } = await booked();
    await act.photograph(seller, id);
    await act.note(seller, id, DOOR);
    const { photos, damages } = (await act.note(seller, id, DOOR)).data;
    const acting = {
      removePhoto: () =>
        seller.send(deleteReturnPhoto, {
          params: { id, photoId: photos[0]?.id ?? '' },
        }),
      removeDamage: () =>
        seller.send(deleteDamage, { params: { id, damageId: damages[0]?.id ?? '' } }),
    };
    expect((await acting.removeDamage()).data.damages).toHaveLength(1);
    expect((await acting.removePhoto()).data.photos).toEqual([]);
    const again = (await act.photograph(seller, id)).data;
    const left = {
      photoId: again.photos[0]?.id ?? '',
      damageId: again.damages[0]?.id ?? '',
    };
    await act.giveBack(seller, id, 5000);
    const late = [
      await act.photograph(seller, id),
      await act.note(seller, id, DOOR),
      await seller.send(deleteReturnPhoto, { params: { id, photoId: left.photoId } }),
      await seller.send(deleteDamage, { params: { id, damageId: left.damageId } }),
    ];
    expect(late.map(({ status, body }) => [status, body.reason])).toEqual(
      late.map(() => [409, 'return-unready']),
    );
    expect((await act.look(seller, id)).data.damages).toHaveLength(1);
  });

  it('a damage whose answer got lost is noted once when it is sent again', async () => {
    const { id, seller } = await booked();
    const send = (key: string) =>
      seller.send(addDamage, {
        params: { id },
        body: DOOR,
        headers: { 'idempotency-key': key },
      });
    const key = randomUUID();
    const first = await send(key);
    expect((await send(key)).data).toEqual(first.data);
    expect((await act.look(seller, id)).data.damages).toHaveLength(1);
    expect((await send(randomUUID())).data.damages).toHaveLength(2);
  });

  it('a damage sent twice at once with one key is noted once', async () => {
    const { id, seller } = await booked();
    const headers = { 'idempotency-key': randomUUID() };
    const twice = { params: { id }, body: DOOR, headers };
    const answers = await Promise.all([
      seller.send(addDamage, twice),
      seller.send(addDamage, twice),
    ]);
    for (const { status, body } of answers)
      expect([status, body.reason]).toEqual(
        status === 200 ? [200, undefined] : [409, 'request-running'],
      );
    expect((await act.look(seller, id)).data.damages).toHaveLength(1);
  });

  it('holds 20 damages at most', async () => {
    const { id, seller } = await booked();
    for (let noted = 0; noted < 20; noted += 1)
      expect((await act.note(seller, id, DOOR)).status).toBe(200);
    expect((await act.note(seller, id, DOOR)).body.reason).toBe('return-unready');
  });

  it('is the business of that dealership: nobody else notes anything or sees a photo', async () => {
    const { id, seller } = await booked();
    const { photos } = (await act.photograph(seller, id)).data;
    const params = { id, photoId: photos[0]?.id ?? '' };
    const away = await api.asRole('SELLER', { dealershipId: NEARBY });
    const stranger = await api.asRole('customer');
    const answers = [
      await act.note(away, id, DOOR),
      await act.photograph(away, id),
      await away.send(deleteReturnPhoto, { params }),
      await stranger.send(downloadReturnPhoto, { params }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it('once begun keeps the customer from calling the return off', async () => {
    const { customer, id, seller } = await booked();
    await act.note(seller, id, DOOR);
    const { status, body } = await customer.send(cancelReturn, { params: { id } });
    expect(status).toBe(409);
    expect(body.reason).toBe('return-unready');
    expect((await act.look(customer, id)).data).toMatchObject({
      isAsked: true,
      canCancel: false,
    });
  });
});

describe('a car that the house demands back', () => {
  const demand = async (id: string, exitCentavos: number) => {
    const found = await findContract(api.db, id);
    if (!found) throw new Error('No contract');
    const record = await contractFacts(api.db, found);
    await demandReturn(api.ports, api.db, { record, exitCentavos, actor: SYSTEM });
  };

  it('stays demanded when a day is booked, at the demanded cost at most, and can’t be called off', async () => {
    const driver = await driving(api);
    const { customer, id } = driver;
    await live(api, 366, driver);
    await demand(id, 100);
    const [first] = await act.slots(customer, id);
    const { data } = await act.book(customer, id, first?.day ?? '', first?.cost ?? 0);
    expect(data).toMatchObject({ kind: 'inadimplencia', cost: 1 });
    const { body } = await customer.send(cancelReturn, { params: { id } });
    expect(body.reason).toBe('return-unready');
  });

  it('costs no more than the day that the customer had booked before', async () => {
    const { id, cost } = await booked();
    await demand(id, 100 * cost + 100);
    const [row] = await api.db.select().from(returns);
    expect(row).toMatchObject({ kind: 'inadimplencia', exitCentavos: 100 * cost });
  });
});
