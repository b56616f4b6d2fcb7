import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import {
  addDeliveryMilestone,
  type CarForm,
  chooseDeliverySlot,
  deleteDeliveryPhoto,
  downloadDeliveryPhoto,
  getDelivery,
  handOverCar,
  listContracts,
  saveDeliveredCar,
  sendDeliveryPhoto,
  sendHandoverPin,
} from '@site/contracts';
import { formatBRL, formatDate } from '@site/contracts/brazil';
import { type Milestone } from '@site/contracts/delivery-milestones';
import { cars, handovers, proposalEvents, proposals } from '../../tables';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { HOME, NEARBY, paidContract, setStock } from './testing/signed-contract';

const api = testApi();
beforeEach(() => setStock(api, { [HOME]: 2, [NEARBY]: 0 }));

const CAR: CarForm = {
  plate: 'BRA2E19',
  renavam: '00639884962',
  chassis: '9BWZZZ377VT004251',
};
const OTHER_CAR: CarForm = {
  plate: 'ABC1234',
  renavam: '12345678900',
  chassis: '9BGKS48B0FG123456',
};

let staff: TestClient;
beforeEach(async () => {
  staff = await api.asRole('SELLER', { dealershipId: HOME });
});

const note = (id: string, kind: Milestone, onDay = '2026-11-23', client = staff) =>
  client.send(addDeliveryMilestone, { params: { id }, body: { kind, onDay } });
const saveCar = (id: string, form: CarForm, client = staff) =>
  client.send(saveDeliveredCar, { params: { id }, body: form });
const photo = async () =>
  new File(
    [
      new Uint8Array(
        await sharp({
          create: {
            width: 800,
            height: 600,
            channels: 3,
            background: '#ffffff',
            noise: { type: 'gaussian', mean: 128, sigma: 40 },
          },
        })
          .png()
          .toBuffer(),
      ),
    ],
    'carro.png',
    { type: 'image/png' },
  );
const addPhoto = async (id: string, client = staff) =>
  client.send(sendDeliveryPhoto, { params: { id }, body: { file: await photo() } });
const askPin = (id: string, client = staff) =>
  client.send(sendHandoverPin, { params: { id } });
const handOver = (id: string, pin: string, client = staff) =>
  client.send(handOverCar, { params: { id }, body: { odometerKm: 12, pin } });
const subjects = async () => (await api.mails()).map(({ subject }) => subject);
const mailedPin = async () =>
  (await api.mails())
    .filter(({ subject }) => subject === 'Código para receber o seu carro')
    .at(-1)
    ?.bodyText.match(/^\d{6}$/m)?.[0] ?? '';

/** A car that stands at the dealership, washed, for a customer who comes. */
async function readyCar() {
  const signed = await paidContract(api);
  const { customer, id } = signed;
  await customer.send(chooseDeliverySlot, {
    params: { id },
    body: { day: '2026-11-25', time: '10:00' },
  });
  await note(id, 'faturado');
  await saveCar(id, CAR);
  await note(id, 'emplacado');
  await note(id, 'pronto');
  return signed;
}

describe('milestones', () => {
  it('are noted by the dealership one after the other, each told by a mail', async () => {
    const { customer, id } = await paidContract(api);
    expect((await note(id, 'faturado')).status).toBe(200);
    const { data } = await customer.send(getDelivery, { params: { id } });
    expect(data.milestones[0]).toEqual({ kind: 'faturado', onDay: '2026-11-23' });
    const mail = (await api.mails()).at(-1);
    expect(mail?.subject).toBe('Entrega: faturado');
    expect(mail?.bodyText).toContain('Escolha agora o dia e a hora da entrega');
  });

  it.each([
    ['out of turn', 'pronto', '2026-11-23', 'A próxima etapa é: Faturado.'],
    ['of another kind of car', 'a_caminho', '2026-11-23', 'A próxima etapa é: Faturado.'],
  ] as const)('are refused %s', async (_, kind, onDay, message) => {
    const { id } = await paidContract(api);
    const { status, body } = await note(id, kind, onDay);
    expect([status, body.message, body.reason]).toEqual([
      409,
      message,
      'delivery-unready',
    ]);
  });

  it.each([
    ['2026-11-24', 'Esse dia ainda não chegou.'],
    ['2026-11-22', 'O dia vem antes da etapa anterior, 23/11/2026.'],
  ])('are refused with the day %s', async (onDay, message) => {
    const { id } = await paidContract(api);
    const { status, body } = await note(id, 'faturado', onDay);
    expect([status, body.fields]).toEqual([400, [{ key: 'OnDay', message }]]);
  });

  it('give a plate only to a car that is on record', async () => {
    const { id } = await paidContract(api);
    await note(id, 'faturado');
    expect((await note(id, 'emplacado')).body.message).toBe(
      'Registre antes placa, RENAVAM e chassi do carro.',
    );
    await saveCar(id, CAR);
    await note(id, 'emplacado');
    expect((await api.mails()).at(-1)?.bodyText).toContain('Placa: BRA2E19');
  });

  it('are nobody else’s: another dealership gets 404', async () => {
    const { id } = await paidContract(api);
    const other = await api.asRole('DEALER', { dealershipId: NEARBY });
    const photoOf = await addPhoto(id, other);
    const answers = [
      await note(id, 'faturado', '2026-11-23', other),
      await saveCar(id, CAR, other),
      await askPin(id, other),
      await handOver(id, '123456', other),
      photoOf,
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });
});

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
    expect([status, body.fields]).toEqual([
      400,
      [{ key: 'Plate', message: 'Esta placa já está em outro contrato.' }],
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
    expect([status, body.fields?.map(({ key }) => key)]).toEqual([
      400,
      ['Plate', 'Renavam', 'Chassis'],
    ]);
  });

  it('is corrected with a mail once its plate was told', async () => {
    const { id } = await readyCar();
    await saveCar(id, { ...CAR, plate: 'BRA2E20' });
    const mail = (await api.mails()).at(-1);
    expect(mail?.subject).toBe('Entrega: corrigimos os dados do seu carro');
    expect(mail?.bodyText).toContain('Placa: BRA2E20');
  });
});

describe('photos of the handover', () => {
  it('are drawn anew, seen by customer and dealership, and no stranger', async () => {
    const { customer, id } = await readyCar();
    const { data } = await addPhoto(id);
    const [{ id: photoId } = { id: '' }] = data.photos;
    for (const client of [customer, staff]) {
      const { status, bytes, headers } = await client.send(downloadDeliveryPhoto, {
        params: { id, photoId },
      });
      expect([status, headers['content-type'], bytes.subarray(0, 2)]).toEqual([
        200,
        'image/jpeg',
        Buffer.from([0xff, 0xd8]),
      ]);
    }
    const stranger = await api.asRole('customer');
    expect(
      (await stranger.send(downloadDeliveryPhoto, { params: { id, photoId } })).status,
    ).toBe(404);
  });

  it('leave the store when they are taken away', async () => {
    const { id } = await readyCar();
    const [{ id: photoId } = { id: '' }] = (await addPhoto(id)).data.photos;
    const { data } = await staff.send(deleteDeliveryPhoto, { params: { id, photoId } });
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
      (await staff.send(sendDeliveryPhoto, { params: { id }, body: { file: text } })).body
        .fields,
    ).toEqual([
      {
        key: 'File',
        message: 'Esse tipo de arquivo não serve. Envie JPG, PNG, WebP ou PDF.',
      },
    ]);
    for (let n = 0; n < 8; n += 1) await addPhoto(id);
    const { status, body } = await addPhoto(id);
    expect([status, body.fields?.[0]?.message]).toEqual([
      400,
      'Cabem até 8 fotos. Apague uma antes de enviar outra.',
    ]);
  }, 30_000);
});

describe('the handover', () => {
  it('needs the car’s record, every milestone and a photo first', async () => {
    const { customer, id } = await paidContract(api);
    const why = async () => (await askPin(id)).body.message;
    expect(await why()).toBe('O cliente ainda não marcou a entrega.');
    await customer.send(chooseDeliverySlot, {
      params: { id },
      body: { day: '2026-11-25', time: '10:00' },
    });
    expect(await why()).toBe('Registre antes placa, RENAVAM e chassi do carro.');
    await saveCar(id, CAR);
    expect(await why()).toBe('Anote antes todas as etapas, até o carro ficar pronto.');
    for (const kind of ['faturado', 'emplacado', 'pronto'] as const) await note(id, kind);
    expect(await why()).toBe('Envie antes uma foto do carro.');
    expect((await handOver(id, '123456')).body.reason).toBe('delivery-unready');
    await addPhoto(id);
    expect((await askPin(id)).status).toBe(200);
  });

  it('with the code of the customer makes the contract run, by the dealership', async () => {
    const { id, proposalId } = await readyCar();
    await addPhoto(id);
    await askPin(id);
    const { status, data } = await handOver(id, await mailedPin());
    expect(status).toBe(200);
    expect(data).toMatchObject({
      state: 'ativa',
      odometerKm: 12,
      handedOverAt: '2026-11-23T15:00:00.000Z',
      late: null,
    });
    const [event] = await api.db
      .select()
      .from(proposalEvents)
      .where(
        and(
          eq(proposalEvents.proposalId, proposalId),
          eq(proposalEvents.toState, 'ativa'),
        ),
      );
    expect(event?.actor).toBe('dealership');
    expect((await subjects()).at(-1)).toBe('Carro entregue');
    expect((await handOver(id, await mailedPin())).body.message).toBe(
      'O carro já foi entregue.',
    );
  });

  it('is told by a mail with the next installment, as every screen has it', async () => {
    const { customer, id } = await readyCar();
    await addPhoto(id);
    await askPin(id);
    await handOver(id, await mailedPin());
    const { data } = await customer.send(listContracts, {});
    const next = data[0]?.nextInstallment;
    expect(next).toBeTruthy();
    const mail = (await api.mails()).at(-1);
    expect(mail?.bodyText.replace(/\s/g, ' ')).toContain(
      `A próxima mensalidade, de ${formatBRL(next?.open ?? 0).replace(/\s/g, ' ')}, vence em ${formatDate(next?.dueDate ?? '')}.`,
    );
    // Nobody reads what is answered to the sender of mails.
    expect(mail?.bodyText).toContain(
      'Não recebeu o carro? Avise agora: 0800 000 0000 ou atendimento@rodar.test.',
    );
  });

  it('refuses a wrong code, which counts, and the code after five of them', async () => {
    const { id, proposalId } = await readyCar();
    await addPhoto(id);
    await askPin(id);
    const right = await mailedPin();
    const wrong = right === '000000' ? '111111' : '000000';
    for (let n = 0; n < 5; n += 1)
      expect((await handOver(id, wrong)).body.fields).toEqual([
        {
          key: 'Pin',
          message: 'Código incorreto ou vencido. Confira ou peça outro.',
        },
      ]);
    expect((await handOver(id, right)).status).toBe(400);
    expect(await api.db.select().from(handovers)).toEqual([]);
    const [row] = await api.db
      .select()
      .from(proposals)
      .where(eq(proposals.id, proposalId));
    expect(row?.state).toBe('entrega_agendada');
    const failed = await api.trail('code-failed');
    expect(failed).toHaveLength(6);
  });

  it('takes the code of its own contract alone', async () => {
    const { id } = await readyCar();
    await addPhoto(id);
    await askPin(id);
    const code = await mailedPin();
    const other = await paidContract(api);
    await api.db
      .update(proposals)
      .set({ state: 'entrega_agendada' })
      .where(eq(proposals.id, other.proposalId));
    await saveCar(other.id, OTHER_CAR);
    for (const kind of ['faturado', 'emplacado', 'pronto'] as const)
      await note(other.id, kind);
    await addPhoto(other.id);
    expect((await handOver(other.id, code)).body.fields?.[0]?.key).toBe('Pin');
  });

  it('mails no more codes than the limit of every PIN allows', async () => {
    const { id } = await readyCar();
    await addPhoto(id);
    const statuses = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await askPin(id)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('is once for two clicks at once', async () => {
    const { id } = await readyCar();
    await addPhoto(id);
    await askPin(id);
    const pin = await mailedPin();
    const answers = await Promise.all([handOver(id, pin), handOver(id, pin)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await api.db.select().from(handovers)).toHaveLength(1);
  });
});
