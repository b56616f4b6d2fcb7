import {
  deleteDeliveryPhoto,
  downloadDeliveryPhoto,
  getDelivery,
  sendDeliveryPhoto,
} from '@site/api-contract';
import { testApi } from '../../../testing/api';
import { cars } from '../handovers.table';
import { CAR, handoverSteps, OTHER_CAR } from '../testing/handover-steps';
import { paidContract } from '../testing/signed-contract';

const api = testApi();
const { staff, saveCar, addPhoto, readyCar } = handoverSteps(api);

describe('the car of a contract', () => {
  it('is kept as it is stored, and read by its customer', async () => {
    const { customer, id } = await paidContract(api);
    await saveCar(id, { ...CAR, plate: 'bra-2e19', renavam: '639884962' });
    const { data } = await customer.send(getDelivery, { params: { id } });
    expect(data.car).toEqual(CAR);
  });

  it('is no other contract’s', async () => {
    const [one, other] = [await paidContract(api), await paidContract(api)];
    await saveCar(one.id, CAR);
    const { status, body } = await saveCar(other.id, { ...OTHER_CAR, plate: CAR.plate });
    expect(status).toBe(400);
    expect(body.fields).toEqual([
      { key: 'Plate', message: 'Esta placa já está em outro contrato.' },
    ]);
    expect((await saveCar(other.id, CAR)).body.fields).toHaveLength(3);
    expect(await api.db.select().from(cars)).toHaveLength(1);
  });

  it('is refused with wrong check digits', async () => {
    const { id } = await paidContract(api);
    const { status, body } = await saveCar(id, {
      plate: 'BRA2E1',
      renavam: '00639884963',
      chassis: '9BWZZZ377VT00425',
    });
    expect(status).toBe(400);
    expect(body.fields?.map(({ key }) => key)).toEqual(['Plate', 'Renavam', 'Chassis']);
  });

  it('is corrected with a mail once its plate was told', async () => {
    const { id } = await readyCar();
    await saveCar(id, { ...CAR, plate: 'BRA2E20' });
    const mail = (await api.mails()).at(-1);
    expect(mail?.subject).toBe('Corrigimos a placa do seu carro');
    expect(mail?.bodyText).toContain('Placa: BRA2E20');
  });
});

describe('photos of the handover', () => {
  it('are drawn anew, seen by customer and dealership, and no stranger', async () => {
    const { customer, id } = await readyCar();
    const { data } = await addPhoto(id);
    const [{ id: photoId } = { id: '' }] = data.photos;
    for (const client of [customer, staff()]) {
      const { status, bytes, headers } = await client.send(downloadDeliveryPhoto, {
        params: { id, photoId },
      });
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('image/jpeg');
      expect(bytes.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    }
    const stranger = await api.asRole('customer');
    expect(
      (await stranger.send(downloadDeliveryPhoto, { params: { id, photoId } })).status,
    ).toBe(404);
  });

  it('leave the store when they are taken away', async () => {
    const { id } = await readyCar();
    const [{ id: photoId } = { id: '' }] = (await addPhoto(id)).data.photos;
    const { data } = await staff().send(deleteDeliveryPhoto, { params: { id, photoId } });
    expect(data.photos).toEqual([]);
    const { rows } = (await api.db.execute('select * from doomed_files')) as unknown as {
      rows: unknown[];
    };
    expect(rows).toEqual([]);
  });

  it('are pictures, eight at most', async () => {
    const { id } = await readyCar();
    const text = new File([new Uint8Array([1, 2, 3])], 'a.jpg');
    expect(
      (await staff().send(sendDeliveryPhoto, { params: { id }, body: { file: text } }))
        .body.fields,
    ).toEqual([
      {
        key: 'File',
        message: 'Esse tipo de arquivo não serve. Envie JPG, PNG, WebP ou PDF.',
      },
    ]);
    for (let n = 0; n < 8; n += 1) await addPhoto(id);
    const { status, body } = await addPhoto(id);
    expect(status).toBe(400);
    expect(body.fields?.[0]?.message).toBe(
      'Cabem até 8 fotos. Apague uma antes de enviar outra.',
    );
  }, 30_000);
});
