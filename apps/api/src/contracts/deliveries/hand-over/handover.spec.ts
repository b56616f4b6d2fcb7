import { and, eq } from 'drizzle-orm';
import { chooseDeliverySlot, listContracts } from '@site/api-contract';
import { formatBRL, formatDate } from '@site/api-contract/brazil';
import { proposalEvents } from '../../../sales/proposals/proposal-events.table';
import { proposals } from '../../../sales/proposals/proposals.table';
import { testApi } from '../../../testing/api';
import { handovers } from '../handovers.table';
import { CAR, handoverSteps, OTHER_CAR } from '../testing/handover-steps';
import { paidContract } from '../testing/signed-contract';

const api = testApi();
const { note, saveCar, addPhoto, askPin, handOver, subjects, mailedPin, readyCar } =
  handoverSteps(api);

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
    expect((await api.mails()).at(-1)?.bodyHtml).toContain(
      'cid:head.aroeira.vermelho-ipe',
    );
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
    expect((await api.mails()).at(-1)?.bodyText).toContain('Fotos e dados da entrega: ');
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
    // Nobody reads answers to the sender of mails.
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
          message: 'Código incorreto ou expirado. Confira ou peça outro.',
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
