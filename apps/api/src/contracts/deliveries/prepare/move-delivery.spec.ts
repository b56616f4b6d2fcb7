import { eq } from 'drizzle-orm';
import {
  chooseDeliverySlot,
  getContract,
  getDelivery,
  getProposal,
  listDeliveries,
  listDeliverySlots,
  moveDelivery,
} from '@site/api-contract';
import { proposalEvents } from '../../../sales/proposals/proposal-events.table';
import { testApi } from '../../../testing/api';
import { moveOn, signedContract } from '../../contracts/testing/signed-contract';
import { findDelivery } from '../deliveries.repository';
import { deliveries, deliveryMilestones } from '../deliveries.table';
import { setStock, stockAt } from '../testing/signed-contract';

const api = testApi();
const PAULISTA = '5';

const rowOf = async (contractId: string) => {
  const [row] = await api.db
    .select()
    .from(deliveries)
    .where(eq(deliveries.contractId, contractId));
  if (!row) throw new Error('No delivery');
  return row;
};
/**
 * A car that a dealership in Curitiba hands over, and another dealership that may take it
 * over.
 */
async function signed() {
  const made = await signedContract(api, { choice: { dealershipId: '1' } });
  const params = { id: made.contract.id };
  const move = (dealershipId: string) =>
    made.customer.send(moveDelivery, { params, body: { dealershipId } });
  return { ...made, params, move };
}

describe('the delivery of a customer who moved', () => {
  it('goes to another dealership, which sees it, with the promised day as it was', async () => {
    const { contract, move, params, customer } = await signed();
    const before = await rowOf(contract.id);
    const dealerOf = (dealershipId: number) => api.asRole('DEALER', { dealershipId });
    const [old, other] = [await dealerOf(1), await dealerOf(Number(PAULISTA))];
    const listed = async (dealer: typeof old) =>
      (await dealer.send(listDeliveries, { query: {} })).data.items.map(({ id }) => id);
    expect(await listed(old)).toEqual([contract.id]);
    const { status, data } = await move(PAULISTA);
    expect(status).toBe(200);
    expect(data.dealership.name).toBe('Rodar Paulista');
    expect(data.promisedOn).toBe(before.promisedOn);
    expect(await listed(old)).toEqual([]);
    expect(await listed(other)).toEqual([contract.id]);
    expect((await old.send(getDelivery, { params })).status).toBe(404);
    expect((await customer.send(getDelivery, { params })).data.dealership.name).toBe(
      'Rodar Paulista',
    );
    const mail = (await api.mails()).at(-1);
    expect(mail?.subject).toBe('A loja da entrega mudou');
    expect(mail?.bodyText.replace(/\s+/g, ' ')).toContain(
      'Seu carro agora é entregue pela loja Rodar Paulista, em São Paulo, SP.',
    );
    expect(mail?.bodyText).toContain('Endereço: Avenida Paulista, 1900, São Paulo, SP');
    // Moving it there again changes nothing and tells nobody.
    const mails = (await api.mails()).length;
    expect((await move(PAULISTA)).status).toBe(200);
    expect(await api.mails()).toHaveLength(mails);
  });

  it('has its new dealership on the pages of contract and proposal, too', async () => {
    const { move, params, customer, proposalId } = await signed();
    expect((await move(PAULISTA)).status).toBe(200);
    const handover = { label: 'Retirada', text: 'Rodar Paulista, em São Paulo, SP' };
    const { data: contract } = await customer.send(getContract, { params });
    expect(contract.terms.handover).toEqual(handover);
    const ofProposal = { params: { id: proposalId } };
    const { data: proposal } = await customer.send(getProposal, ofProposal);
    expect(proposal.handover).toEqual(handover);
  });

  it('gives a car of the stock back and takes one of the new dealership', async () => {
    await setStock(api, { 1: 1, [PAULISTA]: 1 });
    const { contract, move } = await signed();
    expect(await rowOf(contract.id)).toMatchObject({
      source: 'stock',
      stockDealershipId: 1,
    });
    const left = async () => [
      await stockAt(api, 1),
      await stockAt(api, Number(PAULISTA)),
    ];
    expect(await left()).toEqual([0, 1]);
    expect((await move(PAULISTA)).status).toBe(200);
    expect(await left()).toEqual([1, 0]);
    expect(await rowOf(contract.id)).toMatchObject({
      source: 'stock',
      stockDealershipId: 5,
    });
  });

  it('stays where it is when no dealership near the other one has the car', async () => {
    await setStock(api, { 1: 1 });
    const { contract, move } = await signed();
    const { status, body } = await move(PAULISTA);
    expect(status).toBe(409);
    expect(body.message).toBe(
      'Nenhuma loja perto da Rodar Paulista, em São Paulo, SP, tem este carro agora. Abra um pedido em Atendimento: uma pessoa vê com você como levar o seu.',
    );
    expect(await rowOf(contract.id)).toMatchObject({
      dealershipId: 1,
      stockDealershipId: 1,
    });
    expect(await stockAt(api, 1)).toBe(0);
  });

  it('gives up the hour that was booked, and says so', async () => {
    await setStock(api, { 1: 1, [PAULISTA]: 1 });
    const { contract, move, params, customer, proposalId } = await signed();
    await moveOn(api, proposalId, ['pagamento_confirmado', 'system']);
    const { data } = await customer.send(listDeliverySlots, { params });
    const [day] = data.days;
    const [hour] = day?.times ?? [];
    if (!day || !hour) throw new Error('No hour is free');
    const body = { day: day.day, time: hour.time };
    expect((await customer.send(chooseDeliverySlot, { params, body })).status).toBe(200);
    const moved = await move(PAULISTA);
    expect(moved.status).toBe(200);
    expect(moved.data.slot).toBe(null);
    expect(moved.data.canChooseSlot).toBe(true);
    expect((await api.mails()).at(-1)?.bodyText).toContain(
      'O dia que estava marcado foi desmarcado',
    );
    expect((await rowOf(contract.id)).slotPlace).toBeNull();
  });

  it('counts as no booked delivery until another day is chosen, and as paid once', async () => {
    await setStock(api, { 1: 1, [PAULISTA]: 1 });
    const { contract, move, customer, proposalId } = await signed();
    await moveOn(api, proposalId, ['pagamento_confirmado', 'system']);
    await api.db
      .update(proposalEvents)
      .set({ at: new Date('2026-11-20T15:00:00Z') })
      .where(eq(proposalEvents.toState, 'pagamento_confirmado'));
    const slot = { slotOn: '2027-03-01', slotAt: '10:00', slotPlace: 1 };
    await api.db.update(deliveries).set(slot);
    await moveOn(api, proposalId, ['entrega_agendada', 'customer']);
    expect((await move(PAULISTA)).status).toBe(200);
    const { data } = await customer.send(getProposal, { params: { id: proposalId } });
    expect(data.state).toBe('pagamento_confirmado');
    expect(data.history.at(-1)).toMatchObject({
      from: 'entrega_agendada',
      to: 'pagamento_confirmado',
      reason: 'A loja da entrega mudou, e o dia marcado caiu.',
    });
    expect((await findDelivery(api.db, contract.id))?.paidOn).toBe('2026-11-20');
  });

  it('stays once the dealership works on the car, and in no unknown dealership', async () => {
    const { contract, move } = await signed();
    const unknown = await move('9999');
    expect(unknown.status).toBe(400);
    expect(unknown.body.fields).toEqual([
      { key: 'DealershipId', message: 'Essa loja não está disponível. Escolha outra.' },
    ]);
    await api.db.insert(deliveryMilestones).values({
      contractId: contract.id,
      kind: 'emplacado',
      onDay: '2026-11-23',
      notedAt: api.clock.now(),
    });
    const late = await move(PAULISTA);
    expect(late.status).toBe(409);
    expect(late.body.message).toBe(
      'A loja já está preparando este carro. Para mudar agora, abra um pedido em Atendimento: uma pessoa vê com você.',
    );
  });

  it('is moved by nobody but its customer', async () => {
    const { params } = await signed();
    const stranger = await api.asRole('customer');
    const body = { dealershipId: PAULISTA };
    expect((await stranger.send(moveDelivery, { params, body })).status).toBe(404);
    const dealer = await api.asRole('DEALER', { dealershipId: 1 });
    expect((await dealer.send(moveDelivery, { params, body })).status).toBe(403);
  });
});
