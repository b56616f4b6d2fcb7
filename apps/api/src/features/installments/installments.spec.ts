import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  createBasket,
  createSimulation,
  getContractInstallments,
  getSimulationInstallments,
  type InstallmentPlan,
} from '@site/contracts';
import { centavosFromReais, DAY_MS } from '@site/contracts/brazil';
import { paidInstallments, proposals } from '../../tables';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { recordMove } from '../proposals/proposal-history';
import { readyCustomer, sentProposal } from '../proposals/testing/ready-customer';

const api = testApi();
const place = { city: 'Curitiba', state: 'PR', latitude: -25.4284, longitude: -49.2733 };
const choice = {
  versionSlug: 'aroeira-evolucao',
  paint: 'vermelho-ipe',
  term: 36 as const,
  km: 1000 as const,
  addOns: ['vidros-e-pneus', 'entrega-em-casa'],
  dealershipId: null,
};
const sumOf = ({ installments }: InstallmentPlan) =>
  installments.reduce((sum, { amount }) => sum + centavosFromReais(amount), 0);

async function aCart(visitor: TestClient) {
  const { id } = (
    await visitor.send(createSimulation, { body: { clientType: 1, place } })
  ).data;
  const { data } = await visitor.send(createBasket, { params: { id }, body: choice });
  if (!data.basket) throw new Error('No basket was made');
  return { id, basket: data.basket };
}

describe('the instalments of a simulation', () => {
  it('are those of a contract signed today, and add up to what the breakdown says', async () => {
    const owner = api.asAnyone();
    const { id, basket } = await aCart(owner);
    const { status, data } = await owner.send(getSimulationInstallments, {
      params: { id },
    });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      dueDay: 10,
      signedOn: '2026-11-23',
      deliveredOn: basket.quote.delivery.date,
      total: 95_322,
    });
    expect(data.installments).toHaveLength(37);
    expect(data.installments[0]).toEqual({
      number: 1,
      kind: 'mensalidade',
      label: 'Mensalidade 1 de 36',
      dueDate: '2026-11-24',
      amount: 2637,
      status: 'prevista',
    });
    expect(data.installments[1]).toEqual({
      number: 1,
      kind: 'avulsa',
      label: 'Entrega em casa',
      dueDate: '2026-11-24',
      amount: 390,
      status: 'prevista',
    });
    expect(sumOf(data)).toBe(centavosFromReais(basket.quote.contractTotal));
  });

  it('follow the due day that is asked for, one of five', async () => {
    const owner = api.asAnyone();
    const { id } = await aCart(owner);
    const { data } = await owner.send(getSimulationInstallments, {
      params: { id },
      query: { dueDay: '25' },
    });
    expect(data.installments.at(-1)?.dueDate).toMatch(/-(25|26|27|28)$/);
    const refused = await owner.request({
      url: `/api/v1/simulations/future-installments/simulations/${id}?dueDay=31`,
    });
    expect([refused.status, refused.body.fields?.[0]?.message]).toEqual([
      400,
      'Escolha o dia do vencimento.',
    ]);
  });

  it('are shown to the owner alone, and only once there is a car', async () => {
    const owner = api.asAnyone();
    const { id } = await aCart(owner);
    const { id: empty } = (
      await owner.send(createSimulation, { body: { clientType: 1, place } })
    ).data;
    const missing =
      'Não encontramos essa simulação. Comece outra pelo carro que você quer.';
    for (const answer of [
      await api.asAnyone().send(getSimulationInstallments, { params: { id } }),
      await owner.send(getSimulationInstallments, { params: { id: empty } }),
    ]) {
      expect([answer.status, answer.body.message]).toEqual([404, missing]);
    }
  });
});

describe('the instalments of a contract', () => {
  /**
   * A proposal that was signed on 31 August and, when active, delivered on 8 September;
   * two instalments are paid.
   */
  async function aContract(state: 'contrato_assinado' | 'ativa' | 'cancelada' = 'ativa') {
    const customer = await readyCustomer(api);
    const { id } = await sentProposal(customer, { order: { dueDay: 10 } });
    const signedAt = api.clock.now().getTime() - 84 * DAY_MS;
    await recordMove(api.db, id, {
      from: 'aprovada',
      to: 'contrato_assinado',
      actor: 'customer',
      at: new Date(signedAt),
    });
    if (state === 'ativa')
      await recordMove(api.db, id, {
        from: 'entrega_agendada',
        to: 'ativa',
        actor: 'dealership',
        at: new Date(signedAt + 8 * DAY_MS),
      });
    await api.db.update(proposals).set({ state }).where(eq(proposals.id, id));
    await api.db.insert(paidInstallments).values(
      [1, 2].map((number) => ({
        proposalId: id,
        number,
        paidAt: new Date(signedAt + 10 * DAY_MS),
      })),
    );
    return { customer, id };
  }

  it('say what is paid, what is late and what is to come, and add up to the total of the contract', async () => {
    const { customer, id } = await aContract();
    const { status, data } = await customer.send(getContractInstallments, {
      params: { id },
    });
    expect([status, data.dueDay, data.signedOn, data.deliveredOn, data.total]).toEqual([
      200,
      10,
      '2026-08-31',
      '2026-09-08',
      94_932,
    ]);
    expect(
      data.installments
        .slice(0, 4)
        .map(({ number, dueDate, status }) => [number, dueDate, status]),
    ).toEqual([
      [1, '2026-09-01', 'paga'],
      [2, '2026-10-13', 'paga'],
      [3, '2026-11-10', 'vencida'],
      [4, '2026-12-10', 'a_vencer'],
    ]);
    expect(sumOf(data)).toBe(9_493_200);
  });

  it('start from the promised delivery until there is one', async () => {
    const { customer, id } = await aContract('contrato_assinado');
    const [row] = await api.db.select().from(proposals).where(eq(proposals.id, id));
    const { data } = await customer.send(getContractInstallments, { params: { id } });
    expect(data.deliveredOn).toBe(row?.deliveryDate);
    expect(data.installments[2]?.status).toBe('a_vencer');
  });

  it('are not charged any more once the contract was cancelled', async () => {
    const { customer, id } = await aContract('cancelada');
    const { data } = await customer.send(getContractInstallments, { params: { id } });
    expect(data.installments.slice(0, 3).map(({ status }) => status)).toEqual([
      'paga',
      'paga',
      'cancelada',
    ]);
  });

  it('are shown to their customer alone, and not before the signature', async () => {
    const { id } = await aContract();
    const other = await readyCustomer(api, {
      email: 'outra@exemplo.test',
      document: '11144477735',
    });
    const unsigned = await sentProposal(other);
    for (const asked of [id, unsigned.id, randomUUID()]) {
      const { status, body } = await other.send(getContractInstallments, {
        params: { id: asked },
      });
      expect([status, body.message]).toEqual([404, 'Não encontramos esse contrato.']);
    }
    expect(
      (await api.asAnyone().send(getContractInstallments, { params: { id } })).status,
    ).toBe(401);
    expect(
      (
        await (
          await api.asRole('CONSULTANT')
        ).send(getContractInstallments, { params: { id } })
      ).status,
    ).toBe(403);
  });
});
