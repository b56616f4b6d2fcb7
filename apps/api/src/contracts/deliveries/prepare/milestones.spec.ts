import { getDelivery } from '@site/api-contract';
import { testApi } from '../../../testing/api';
import { CAR, handoverSteps } from '../testing/handover-steps';
import { NEARBY, paidContract, setStock } from '../testing/signed-contract';

const api = testApi();
const { note, saveCar, addPhoto, askPin, handOver } = handoverSteps(api);

describe('milestones', () => {
  it('are noted by the dealership one after the other; a mail tells that the car is ready, the page all of them', async () => {
    const { customer, id } = await paidContract(api);
    const before = (await api.mails()).length;
    expect((await note(id, 'faturado')).status).toBe(200);
    await saveCar(id, CAR);
    await note(id, 'emplacado');
    expect(await api.mails()).toHaveLength(before);
    await note(id, 'pronto');
    const { data } = await customer.send(getDelivery, { params: { id } });
    expect(data.milestones.map(({ kind, onDay }) => [kind, onDay])).toEqual([
      ['faturado', '2026-11-23'],
      ['emplacado', '2026-11-23'],
      ['pronto', '2026-11-23'],
    ]);
    const mails = await api.mails();
    expect(mails).toHaveLength(before + 1);
    expect(mails.at(-1)?.subject).toBe('Seu carro está pronto: escolha o dia da entrega');
    expect(mails.at(-1)?.bodyText).not.toContain('Seu carro está pronto.');
    expect(mails.at(-1)?.bodyText).toContain('Escolha agora o dia e a hora da entrega');
    expect(mails.at(-1)?.bodyText).toContain('Loja: Rodar Paulista, em São Paulo, SP');
    expect(mails.at(-1)?.bodyText).toContain('Placa: BRA2E19');
  });

  it('of an ordered car tell by one mail that it is at the dealership, and by none that it is on its way or ready', async () => {
    await setStock(api, {});
    const { id } = await paidContract(api);
    const before = (await api.mails()).length;
    for (const kind of ['pedido', 'faturado', 'a_caminho'] as const)
      expect((await note(id, kind)).status).toBe(200);
    expect(await api.mails()).toHaveLength(before);
    await note(id, 'na_loja');
    const told = (await api.mails()).slice(before);
    expect(told.map(({ subject }) => subject)).toEqual([
      'Seu carro chegou à loja: escolha o dia da entrega',
    ]);
    expect(told[0]?.bodyText).toContain('Loja: Rodar Paulista, em São Paulo, SP');
    // Its day is asked for, and booking and eve have their own mails.
    await saveCar(id, CAR);
    for (const kind of ['emplacado', 'pronto'] as const)
      expect((await note(id, kind)).status).toBe(200);
    expect(await api.mails()).toHaveLength(before + 1);
  });

  it.each([
    ['out of turn', 'pronto', '2026-11-23', 'A próxima etapa é: Faturado.'],
    ['of another kind of car', 'a_caminho', '2026-11-23', 'A próxima etapa é: Faturado.'],
  ] as const)('are refused %s', async (_, kind, onDay, message) => {
    const { id } = await paidContract(api);
    const { status, body } = await note(id, kind, onDay);
    expect(status).toBe(409);
    expect(body.message).toEqual(message);
    expect(body.reason).toBe('delivery-unready');
  });

  it.each([
    ['2026-11-24', 'Esse dia ainda não chegou.'],
    ['2026-11-22', 'O dia vem antes da etapa anterior, 23/11/2026.'],
  ])('are refused with the day %s', async (onDay, message) => {
    const { id } = await paidContract(api);
    const { status, body } = await note(id, 'faturado', onDay);
    expect(status).toBe(400);
    expect(body.fields).toEqual([{ key: 'OnDay', message }]);
  });

  it('give a plate only to a car that is on record', async () => {
    const { id } = await paidContract(api);
    await note(id, 'faturado');
    expect((await note(id, 'emplacado')).body.message).toBe(
      'Registre antes placa, RENAVAM e chassi do carro.',
    );
    await saveCar(id, CAR);
    expect((await note(id, 'emplacado')).status).toBe(200);
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
