import {
  downloadOdometerPhoto,
  getKmBank,
  listOdometerReadings,
  type OdometerForm,
  sendOdometerPhoto,
  sendOdometerReading,
} from '@site/api-contract';
import { handovers } from '../../contracts/deliveries/handovers.table';
import { aPhoto, pdf } from '../../identity/documents/testing/files';
import { storedIn } from '../../identity/documents/testing/sent-files';
import { removeDoomedFiles } from '../../identity/documents/upload/store-file';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { odometerPhotos } from './km.table';
import { driving, later } from './testing/driving';

const api = testApi();

const read = (client: TestClient, id: string, body: OdometerForm) =>
  client.send(sendOdometerReading, { params: { id }, body });
const photograph = async (client: TestClient, id: string, file?: File) =>
  client.send(sendOdometerPhoto, {
    params: { id },
    body: { file: file ?? (await aPhoto()) },
  });
const photosOf = async (client: TestClient, id: string) =>
  (await client.send(getKmBank, { params: { id } })).data.readings.map(
    ({ onDay, photoId }) => [onDay, photoId],
  );

describe('the picture of the panel', () => {
  it('stands beside the reading of today, and its customer and consultants open it', async () => {
    const { customer, id } = await driving(api);
    await later(api, 30, customer);
    await read(customer, id, { km: 1020 });
    const { status, data } = await photograph(customer, id);
    expect(status).toBe(200);
    const photoId = data.readings[0]?.photoId ?? '';
    expect(await photosOf(customer, id)).toEqual([
      ['2026-12-23', photoId],
      ['2026-11-23', undefined],
    ]);
    const params = { id, photoId };
    const viewers = [
      customer,
      await api.asRole('CONSULTANT'),
      await api.asRole('customer'),
      await api.asRole('DEALER'),
    ];
    const seen = await Promise.all(
      viewers.map((viewer) => viewer.send(downloadOdometerPhoto, { params })),
    );
    expect(seen.map((answer) => answer.status)).toEqual([200, 200, 404, 403]);
    expect(await api.trail('odometer-viewed')).toMatchObject([
      { personId: customer.userId, subject: `contract:${id}`, detail: 'photo' },
    ]);
    expect(await api.trail('odometer-photo-added')).toHaveLength(1);
  });

  it('is added to a reading of today alone', async () => {
    const { customer, id } = await driving(api);
    await later(api, 30, customer);
    await read(customer, id, { km: 1020 });
    await later(api, 1, customer);
    expect(await photograph(customer, id)).toMatchObject({
      status: 409,
      body: {
        reason: 'reading-missing',
        message: 'Informe antes os km de hoje: a foto fica junto da leitura.',
      },
    });
  });

  it('takes the place of the one before, whose file leaves the store', async () => {
    const { customer, id } = await driving(api);
    await read(customer, id, { km: 20 });
    await photograph(customer, id);
    const stored = await storedIn(api);
    await photograph(customer, id);
    await read(customer, id, { km: 20 }); // the same number keeps the picture
    const [photo, ...more] = await api.db.select().from(odometerPhotos);
    expect(more).toEqual([]);
    expect(await photosOf(customer, id)).toContainEqual(['2026-11-23', photo?.id]);
    const now = await storedIn(api);
    expect(now).toHaveLength(stored.length);
    expect(now).not.toEqual(stored);
  });

  it('goes with a number that is corrected, and its file leaves the store', async () => {
    const { customer, id } = await driving(api);
    await read(customer, id, { km: 20 });
    const before = await storedIn(api);
    await photograph(customer, id);
    await read(customer, id, { km: 21 });
    expect(await photosOf(customer, id)).toContainEqual(['2026-11-23', undefined]);
    expect(await api.db.select().from(odometerPhotos)).toEqual([]);
    await removeDoomedFiles(api.ports, api.db);
    expect(await storedIn(api)).toEqual(before);
  });

  it('is a photo, of one’s own car', async () => {
    const { customer, id } = await driving(api);
    await read(customer, id, { km: 20 });
    const file = new File([new Uint8Array(await pdf(1))], 'painel.pdf');
    expect((await photograph(customer, id, file)).body.fields).toEqual([
      { key: 'File', message: 'Envie uma foto: JPG, PNG ou WebP.' },
    ]);
    const stranger = await api.asRole('customer');
    expect((await photograph(stranger, id)).status).toBe(404);
  });
});

describe('the readings that a consultant judges', () => {
  it('say which are odd, which have a picture, and leave a trace', async () => {
    const { customer, id } = await driving(api);
    await later(api, 10, customer);
    await read(customer, id, { km: 5000, confirmed: true });
    await photograph(customer, id);
    await later(api, 10, customer);
    await read(customer, id, { km: 5600 });
    const consultant = await api.asRole('CONSULTANT');
    const { data } = await consultant.send(listOdometerReadings, { params: { id } });
    expect(
      data.readings.map(({ onDay, km, isUnlikely, photoId }) => [
        ...[onDay, km, isUnlikely, photoId !== undefined],
      ]),
    ).toEqual([
      ['2026-12-13', 5600, false, false],
      ['2026-12-03', 5000, true, true],
      ['2026-11-23', 12, false, false],
    ]);
    expect(await api.trail('odometer-viewed')).toMatchObject([
      { personId: customer.userId, subject: `contract:${id}` },
    ]);
    await api.db.delete(handovers);
    const unnoted = await consultant.send(listOdometerReadings, { params: { id } });
    expect(unnoted.data.readings.map(({ onDay, km }) => [onDay, km])).toEqual([
      ['2026-12-13', 5600],
      ['2026-12-03', 5000],
    ]);
    const refused = await customer.send(listOdometerReadings, { params: { id } });
    expect(refused.status).toBe(403);
  });
});
