import {
  createBasket,
  createSimulation,
  getSimulationInstallments,
  type InstallmentPlan,
} from '@site/api-contract';
import { centavosFromReais } from '@site/api-contract/brazil';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';

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

describe('the installments of a simulation', () => {
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
      open: 2637,
      status: 'prevista',
    });
    expect(data.installments[1]).toEqual({
      number: 1,
      kind: 'avulsa',
      label: 'Entrega em casa',
      dueDate: '2026-11-24',
      amount: 390,
      open: 390,
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
    expect(refused.status).toBe(400);
    expect(refused.body.fields?.[0]?.message).toBe('Escolha o dia do vencimento.');
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
      expect(answer.status).toBe(404);
      expect(answer.body.message).toEqual(missing);
    }
  });
});
