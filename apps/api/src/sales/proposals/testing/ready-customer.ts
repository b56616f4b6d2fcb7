import {
  type BasketChoice,
  createBasket,
  createSimulation,
  type Place,
  type ProposalDetail,
  type ProposalRequest,
  sendProposal,
  type Simulation,
} from '@site/api-contract';
import { type users } from '../../../identity/accounts/accounts.table';
import { registrations } from '../../../identity/accounts/registrations.table';
import { type TestApi } from '../../../testing/api';
import { type TestClient } from '../../../testing/client';
import { CHOICE } from '../../simulations/testing/cart';

const PLACE = { city: 'São Paulo', state: 'SP', latitude: -23.5505, longitude: -46.6333 };

export const ORDER: Omit<ProposalRequest, 'basketId' | 'revision'> = {
  paymentMethod: 'pix',
  dueDay: 10,
  income: 12_500,
  acceptedSummary: true,
  acceptedPlace: true,
};

/** A customer with a finished registration who may drive. */
export async function readyCustomer(
  api: TestApi,
  columns: Partial<typeof users.$inferInsert> = {},
  driver: Partial<typeof registrations.$inferInsert> = {},
) {
  const now = api.clock.now();
  const customer = await api.asRole('customer', {
    registrationFinishedAt: now,
    ...columns,
  });
  await api.db.insert(registrations).values({
    userId: customer.userId,
    updatedAt: now,
    birthdate: '1990-07-22',
    cnh: '58316794534',
    cnhCategory: 'B',
    cnhFirstLicenseDate: '2010-03-15',
    cnhExpirationDate: '2031-03-10',
    ...driver,
  });
  return customer;
}

/** A simulation with a basket in it. */
export async function simulationWithBasket(
  visitor: TestClient,
  change: Partial<BasketChoice> = {},
  clientType: 1 | 2 = 1,
  place: Place = PLACE,
): Promise<{ simulation: Simulation; basketId: string }> {
  const { data } = await visitor.send(createSimulation, {
    body: { clientType, place },
  });
  const { data: simulation } = await visitor.send(createBasket, {
    params: { id: data.id },
    body: { ...CHOICE, ...change },
  });
  if (!simulation?.basket) throw new Error('No basket was made');
  return { simulation, basketId: simulation.basket.id };
}

/** A proposal that a customer sent, with the link that the browser remembers. */
export async function sentProposal(
  customer: TestClient,
  {
    link = '',
    choice = {},
    order = {},
    clientType,
  }: {
    link?: string;
    choice?: Partial<BasketChoice>;
    order?: Partial<ProposalRequest>;
    clientType?: 1 | 2;
  } = {},
): Promise<ProposalDetail> {
  const { simulation, basketId } = await simulationWithBasket(
    customer,
    choice,
    clientType,
  );
  const { status, data, body } = await customer.send(sendProposal, {
    params: { id: simulation.id },
    body: { ...ORDER, basketId, revision: 1, ...order },
    headers: { 'x-attribution': link },
  });
  if (status !== 201) throw new Error(`Not sent: ${body.message}`);
  return data;
}
