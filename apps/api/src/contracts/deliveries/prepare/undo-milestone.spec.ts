import {
  addDeliveryMilestone,
  chooseDeliverySlot,
  getDelivery,
  saveDeliveredCar,
  undoDeliveryMilestone,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { type Milestone } from '@site/api-contract/contracts';
import { testApi } from '../../../testing/api';
import { type TestClient } from '../../../testing/client';
import { deliveryCorrections } from '../deliveries.table';
import { CAR } from '../testing/handover-steps';
import { HOME, moveTo, NEARBY, paidContract, setStock } from '../testing/signed-contract';

const api = testApi();
beforeEach(() => setStock(api, { [HOME]: 2, [NEARBY]: 0 }));

let staff: TestClient & { userId: string };
beforeEach(async () => {
  staff = await api.asRole('DEALER', { dealershipId: HOME });
});

const REASON = 'Anotamos no contrato errado.';
const note = (id: string, kind: Milestone) =>
  staff.send(addDeliveryMilestone, {
    params: { id },
    body: { kind, onDay: '2026-11-23' },
  });
/** Everything that a car of the own stock needs before the handover. */
async function makeReady(id: string) {
  await note(id, 'faturado');
  await staff.send(saveDeliveredCar, { params: { id }, body: CAR });
  await note(id, 'emplacado');
  await note(id, 'pronto');
}
const undo = (id: string, kind: Milestone, client: TestClient = staff, reason = REASON) =>
  client.send(undoDeliveryMilestone, { params: { id }, body: { kind, reason } });

describe('undoing a milestone', () => {
  it('takes back the last one, keeps the words and a trace', async () => {
    const { customer, id, proposalId } = await paidContract(api);
    await note(id, 'faturado');
    const before = (await api.mails()).length;
    const { status, data } = await undo(id, 'faturado');
    expect(status).toBe(200);
    expect(data.milestones[0]).toEqual({ kind: 'faturado', onDay: null });
    // No mail told of it, so none corrects it.
    expect(await api.mails()).toHaveLength(before);
    expect(await api.db.select().from(deliveryCorrections)).toMatchObject([
      { contractId: id, kind: 'faturado', onDay: '2026-11-23', reason: REASON },
    ]);
    const traces = await api.trail('delivery-milestone-undone');
    expect(traces).toMatchObject([
      {
        actorId: staff.userId,
        personId: customer.userId,
        subject: `proposal:${proposalId}`,
        detail: 'faturado',
      },
    ]);
    // It can be noted again, and undone again.
    expect((await note(id, 'faturado')).status).toBe(200);
    expect((await undo(id, 'faturado')).status).toBe(200);
  });

  it('of which a mail told is taken back by a mail with the reason', async () => {
    const { id } = await paidContract(api);
    await makeReady(id);
    await undo(id, 'pronto');
    const mail = (await api.mails()).at(-1);
    expect(mail?.subject).toBe('Seu carro ainda não está pronto');
    expect(mail?.bodyText).toContain(REASON);
  });

  it('keeps the day that the customer chose, and says so', async () => {
    const { customer, id } = await paidContract(api);
    const params = { id };
    await makeReady(id);
    await customer.send(chooseDeliverySlot, {
      params,
      body: { day: '2026-11-25', time: '10:00' },
    });
    const { data } = await undo(id, 'pronto');
    expect(data.slot).toEqual({ day: '2026-11-25', time: '10:00' });
    expect((await api.mails()).at(-1)?.bodyText).toContain(
      'A entrega continua marcada para 25/11/2026',
    );
  });

  it('speaks of no chosen day that has passed, and asks for another one', async () => {
    const { customer, id } = await paidContract(api);
    const body = { day: '2026-11-25', time: '10:00' };
    await makeReady(id);
    await customer.send(chooseDeliverySlot, { params: { id }, body });
    api.clock.advance(4 * DAY_MS);
    staff = await api.asRole('DEALER', { dealershipId: HOME });
    await undo(id, 'pronto');
    const undone = (await api.mails()).at(-1)?.bodyText;
    expect(undone).toContain('A data prometida não muda. Avisamos por e-mail');
    await note(id, 'pronto');
    const noted = (await api.mails()).at(-1)?.bodyText;
    expect(noted).toContain(
      'Escolha agora o dia e a hora da entrega na sua área. Enquanto você não escolhe, a data prometida fica adiada.',
    );
    expect(`${undone}${noted}`).not.toContain('25/11/2026');
  });

  it('is refused for an older one, without one, without a reason, and after the end', async () => {
    const { id, proposalId } = await paidContract(api);
    const early = await undo(id, 'faturado');
    expect(early.status).toBe(409);
    expect(early.body.message).toBe('Nenhuma etapa foi anotada ainda.');
    await note(id, 'faturado');
    const other = await undo(id, 'pronto');
    expect(other.status).toBe(409);
    expect(other.body.message).toBe('Só a última etapa pode ser desfeita: Faturado.');
    expect((await undo(id, 'faturado', staff, '  ')).status).toBe(400);
    await moveTo(api, proposalId, 'entrega_agendada', 'customer');
    expect((await undo(id, 'faturado')).status).toBe(200);
  });

  it('is for the staff of the dealership alone', async () => {
    const { customer, id } = await paidContract(api);
    await note(id, 'faturado');
    const elsewhere = await api.asRole('DEALER', { dealershipId: NEARBY });
    expect((await undo(id, 'faturado', elsewhere)).status).toBe(404);
    expect((await undo(id, 'faturado', customer)).status).toBe(403);
    expect((await undo(id, 'faturado', await api.asRole('CONSULTANT'))).status).toBe(403);
    const { data } = await customer.send(getDelivery, { params: { id } });
    expect(data.milestones[0]?.onDay).toBe('2026-11-23');
  });
});
