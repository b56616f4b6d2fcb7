import {
  type Basket,
  type BasketChoice,
  createBasket,
  createSimulation,
  type Simulation,
} from '@site/api-contract';
import { type TestClient } from '../../../testing/client';

/** A place with cars in stock nearby. */
export const PLACE = {
  city: 'Curitiba',
  state: 'PR',
  latitude: -25.43,
  longitude: -49.27,
};
/** R$ 2.637 a month for a person by 'Tabela 2026-11'. */
export const CHOICE: BasketChoice = {
  versionSlug: 'aroeira-evolucao',
  paint: 'vermelho-ipe',
  term: 36,
  km: 1000,
  addOns: ['vidros-e-pneus'],
  dealershipId: null,
};
export const MISSING =
  'Não encontramos essa simulação. Comece outra pelo carro que você quer.';

/** A simulation without a car. */
export async function open(
  visitor: TestClient,
  clientType: 1 | 2 = 1,
): Promise<Simulation> {
  return (await visitor.send(createSimulation, { body: { clientType, place: PLACE } }))
    .data;
}

export function choose(
  visitor: TestClient,
  id: string,
  change: Partial<BasketChoice> = {},
) {
  return visitor.send(createBasket, { params: { id }, body: { ...CHOICE, ...change } });
}

export function basketOf({ basket }: Simulation): Basket {
  if (!basket) throw new Error('The simulation has no basket');
  return basket;
}

/** A simulation with a car. */
export async function aCart(
  visitor: TestClient,
  change: Partial<BasketChoice> = {},
): Promise<Simulation & { basket: Basket }> {
  const { id } = await open(visitor);
  const { data } = await choose(visitor, id, change);
  return { ...data, basket: basketOf(data) };
}
