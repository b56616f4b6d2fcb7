import {
  deleteDamage,
  deleteHomePhoto,
  downloadHomePhoto,
  dropHomeDamage,
  nameHomeDamage,
  sendHomePhoto,
  type WearDamageForm,
} from '@site/api-contract';
import { NEARBY } from '../../../contracts/deliveries/testing/signed-contract';
import { aPhoto } from '../../../identity/documents/testing/files';
import { testApi } from '../../../testing/api';
import { acts, booked, type Driver, signedBeforeTable } from '../testing/car-return';

const api = testApi();
const act = acts(api);
const REASON = 'São duas rodas, veja a foto da direita.';

/** A customer with a return booked for today, and the acts of the estimate. */
async function atHome() {
  const driver = await booked(api);
  const { customer, seller, id } = driver;
  const photograph = async () => {
    api.clock.advance(1000); // photos stand in the order of their instants
    return customer.send(sendHomePhoto, {
      params: { id },
      body: { file: await aPhoto() },
    });
  };
  const name = (photoId: string, row: string, quantity = 1) =>
    customer.send(nameHomeDamage, { params: { id, photoId }, body: { row, quantity } });
  const estimated = async (row: string, quantity = 1) => {
    const photoId = (await photograph()).data.homePhotos?.at(-1)?.id ?? '';
    return { photoId, data: (await name(photoId, row, quantity)).data };
  };
  const drop = (photoId: string, reason = REASON) =>
    seller.send(dropHomeDamage, { params: { id, photoId }, body: { reason } });
  return { ...driver, photograph, name, estimated, drop };
}

/** The dealership notes a damage of the table, with a photo of the inspection. */
async function noted(
  { seller, id }: Pick<Driver, 'id'> & { seller: Driver['customer'] },
  form: Partial<WearDamageForm>,
) {
  const photo = (await act.photograph(seller, id)).data.photos.at(-1)?.id ?? '';
  return act.noteWear(seller, id, {
    ...{ row: 'roda-raspada', quantity: 1, quote: 340, photo, ...form },
  });
}

const answersOf = async ({ customer, id }: Pick<Driver, 'customer' | 'id'>) =>
  (await act.look(customer, id)).data.homePhotos?.map(({ answer, reason }) => [
    answer,
    reason,
  ]);

describe('photos that a customer takes at home', () => {
  it('are estimated at the highest price of the contract’s table, with the deductible', async () => {
    const { estimated } = await atHome();
    await estimated('roda-raspada', 2);
    const { data } = await estimated('amassado-grande', 3);
    expect(data.homePhotos?.map(({ damage }) => damage)).toEqual([
      {
        row: 'roda-raspada',
        label: 'Roda raspada (2)',
        quantity: 2,
        price: 680,
        cost: 680,
      },
      {
        ...{ row: 'amassado-grande', quantity: 3, price: 2970, cost: 2320 },
        label: 'Amassado com tinta solta, ou maior que um cartão (3)',
      },
    ]);
    expect(data.estimate).toBe(3000);
    expect((await estimated('pneu')).data.estimate).toBe(3000);
  });

  it('name only what the table has', async () => {
    const { photograph, name } = await atHome();
    const photoId = (await photograph()).data.homePhotos?.[0]?.id ?? '';
    expect((await name(photoId, 'antena')).body.fields).toEqual([
      { key: 'Row', message: 'Escolha o dano na tabela do contrato.' },
    ]);
    expect((await name(photoId, 'roda-raspada', 5)).body.fields).toEqual([
      { key: 'Quantity', message: 'A tabela vai até 4 deste dano.' },
    ]);
  });

  it('are the customer’s until the inspection begins', async () => {
    const { customer, seller, id, photograph, estimated, name } = await atHome();
    const { photoId } = await estimated('mancha');
    const params = { id, photoId };
    expect((await customer.send(deleteHomePhoto, { params })).data.homePhotos).toEqual(
      [],
    );
    const kept = await estimated('mancha');
    await act.photograph(seller, id);
    const late = [
      await photograph(),
      await name(kept.photoId, 'rasgo'),
      await customer.send(deleteHomePhoto, { params: { id, photoId: kept.photoId } }),
    ];
    expect(late.map(({ status, body }) => [status, body.message])).toEqual(
      late.map(() => [409, 'A vistoria já começou: a estimativa fica como está.']),
    );
  });

  it('are seen by the customer and the dealership of the return alone', async () => {
    const { customer, seller, id, estimated } = await atHome();
    const params = { id, photoId: (await estimated('mancha')).photoId };
    const viewers = [
      customer,
      seller,
      await api.asRole('SELLER', { dealershipId: NEARBY }),
      await api.asRole('customer'),
    ];
    const seen = await Promise.all(
      viewers.map((viewer) => viewer.send(downloadHomePhoto, { params })),
    );
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 404, 404]);
  });

  it('do not exist for a contract that was signed before there was a table', async () => {
    const { id, photograph } = await atHome();
    await signedBeforeTable(api, id);
    expect((await photograph()).body.message).toBe(
      'Este contrato foi assinado antes da tabela de danos.',
    );
  });
});

describe('the inspection', () => {
  it('confirms an estimate, corrects it with a reason, or charges nothing with one', async () => {
    const home = await atHome();
    const wheel = (await home.estimated('roda-raspada')).photoId;
    const other = (await home.estimated('roda-raspada')).photoId;
    const stain = (await home.estimated('mancha')).photoId;
    await noted(home, { homePhoto: wheel });
    const bare = await noted(home, { homePhoto: other, quantity: 2, quote: 680 });
    expect(bare.body.fields).toEqual([
      { key: 'Reason', message: 'Diga ao cliente por que mudou.' },
    ]);
    await noted(home, { homePhoto: other, quantity: 2, quote: 680, reason: REASON });
    await home.drop(stain, 'A mancha sai com limpeza comum.');
    expect(await answersOf(home)).toEqual([
      ['confirmado', undefined],
      ['corrigido', REASON],
      ['sem-custo', 'A mancha sai com limpeza comum.'],
    ]);
    const again = await noted(home, { homePhoto: wheel });
    expect(again.body.fields).toMatchObject([{ key: 'HomePhoto' }]);
    expect((await home.drop(stain)).body.reason).toBe('return-unready');
  });

  it('answers every estimate before the car is received', async () => {
    const home = await atHome();
    const { photoId } = await home.estimated('roda-raspada');
    await home.photograph();
    await act.photograph(home.seller, home.id);
    const { body } = await act.askPin(home.seller, home.id, 5000);
    expect(body.message).toBe('Responda antes a cada dano da estimativa do cliente.');
    await home.drop(photoId);
    expect((await act.askPin(home.seller, home.id, 5000)).status).toBe(200);
  });

  it('answers an estimate anew when the damage that answered it is taken away', async () => {
    const home = await atHome();
    const { photoId } = await home.estimated('roda-raspada');
    const { data } = await noted(home, { homePhoto: photoId });
    const damageId = data.damages[0]?.id ?? '';
    await home.seller.send(deleteDamage, { params: { id: home.id, damageId } });
    expect(await answersOf(home)).toEqual([[undefined, undefined]]);
    expect((await noted(home, { homePhoto: photoId })).status).toBe(200);
  });
});
