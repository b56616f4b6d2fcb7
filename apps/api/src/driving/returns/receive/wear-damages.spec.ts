import {
  addDamage,
  answerDamages,
  deleteReturnPhoto,
  type WearDamageForm,
} from '@site/api-contract';
import { testApi } from '../../../testing/api';
import { acts, booked, contractOf, signedBeforeTable } from '../testing/car-return';

const api = testApi();
const act = acts(api);

/** At the inspection, with one photo: an Aroeira, which is of the middle class. */
async function inspected() {
  const driver = await booked(api);
  const { data } = await act.photograph(driver.seller, driver.id);
  const photo = data.photos[0]?.id ?? '';
  const note = (form: Partial<WearDamageForm>) =>
    act.noteWear(driver.seller, driver.id, {
      ...{ row: 'roda-raspada', quantity: 1, quote: 340, photo, ...form },
    });
  return { ...driver, photo, note };
}

describe('a damage of the contract’s wear table', () => {
  it('is noted with its row, number and photo, and costs its quote up to the table', async () => {
    const { customer, id, note, photo } = await inspected();
    expect((await note({ quantity: 2, quote: 680 })).status).toBe(200);
    await note({ row: 'mancha', quote: 200 });
    const { data } = await act.look(customer, id);
    expect(data.wear).toEqual({
      version: '1',
      carClass: 'medio',
      fuel: 'flex',
      addOns: ['vidros-e-pneus'],
    });
    expect(data.damages).toMatchObject([
      {
        ...{ label: 'Roda raspada (2)', row: 'roda-raspada', quantity: 2, quote: 680 },
        ...{ cost: 680, isInsured: true, photoId: photo },
      },
      { label: 'Mancha que a limpeza não tira', quote: 200, isInsured: false },
    ]);
  });

  it.each([
    [
      'a centavo above the table',
      { quote: 340.01 },
      ['Quote', 'A tabela do contrato cobra no máximo R$ 340,00 por este dano.'],
    ],
    [
      'a price of three for two',
      { quantity: 2, quote: 1020 },
      ['Quote', 'A tabela do contrato cobra no máximo R$ 680,00 por este dano.'],
    ],
    [
      'more than the car has',
      { quantity: 5, quote: 340 },
      ['Quantity', 'A tabela vai até 4 deste dano.'],
    ],
    [
      'a damage that it does not name',
      { row: 'antena' },
      ['Row', 'Escolha o dano na tabela do contrato.'],
    ],
    [
      'the cable of an electric car, on one that burns fuel',
      { row: 'cabo', quote: 1290 },
      ['Row', 'Escolha o dano na tabela do contrato.'],
    ],
    [
      'a damage that an add-on pays',
      { row: 'pneu' },
      ['Row', 'Um opcional do contrato paga este dano: não há o que cobrar.'],
    ],
    [
      'a photo of something else',
      { photo: '00000000-0000-4000-8000-000000000000' },
      ['Photo', 'Escolha uma foto desta vistoria.'],
    ],
  ] as const)('is refused with %s, at its field', async (_what, form, [key, message]) => {
    const { customer, id, note } = await inspected();
    const { status, body } = await note(form);
    expect(status).toBe(400);
    const [field] = body.fields ?? [];
    expect([field?.key, field?.message.replaceAll('\u00a0', ' ')]).toEqual([
      key,
      message,
    ]);
    expect((await act.look(customer, id)).data.damages).toEqual([]);
  });

  it('is refused once all that the car has are noted', async () => {
    const { note } = await inspected();
    await note({ quantity: 3, quote: 1020 });
    const { body } = await note({ quantity: 2, quote: 680 });
    expect(body.fields).toEqual([
      {
        key: 'Quantity',
        message: 'A tabela vai até 4 deste dano, e 3 já estão anotados.',
      },
    ]);
    expect((await note({ quote: 340 })).status).toBe(200);
  });

  it('is the only kind that a contract with a table takes', async () => {
    const { id, seller } = await inspected();
    const { status, body } = await seller.send(addDamage, {
      params: { id },
      body: { label: 'Antena torta', quote: 10, isInsured: false },
    });
    expect(status).toBe(400);
    expect(body.fields).toEqual([
      { key: 'Label', message: 'Este contrato tem tabela: escolha o dano nela.' },
    ]);
  });

  it('keeps its photo until it is taken away', async () => {
    const { id, seller, note, photo } = await inspected();
    await note({});
    const { status, body } = await seller.send(deleteReturnPhoto, {
      params: { id, photoId: photo },
    });
    expect(status).toBe(409);
    expect(body.message).toBe(
      'Esta foto mostra o dano Roda raspada. Apague antes o dano.',
    );
  });

  it('is charged as it was noted', async () => {
    const driver = await inspected();
    await driver.note({ quantity: 2, quote: 650 });
    await act.giveBack(driver.seller, driver.id, 5000);
    const before = (await contractOf(driver)).owed;
    await driver.customer.send(answerDamages, {
      params: { id: driver.id },
      body: { accepts: true },
    });
    expect((await contractOf(driver)).owed - before).toBeCloseTo(650, 2);
  });

  it('does not exist in a contract that was signed before: it keeps its ceiling', async () => {
    const { id, seller, note } = await inspected();
    await signedBeforeTable(api, id);
    expect((await note({})).body.reason).toBe('return-unready');
    const damage = { label: 'Roda raspada', isInsured: false };
    const [above, within] = [
      await act.note(seller, id, { ...damage, quote: 300_000.01 }),
      await act.note(seller, id, { ...damage, quote: 5000 }),
    ];
    expect(above.body.fields).toMatchObject([
      { message: 'Confira o valor do orçamento.' },
    ]);
    expect(within.data.damages).toMatchObject([{ quote: 5000 }]);
    expect(within.data.wear).toBeUndefined();
  });
});
