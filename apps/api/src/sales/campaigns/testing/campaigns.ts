import {
  type Basket,
  type Campaign,
  type CampaignForm,
  makeCampaign,
  type ProposalDetail,
  sendProposal,
  setCampaign,
  type Simulation,
} from '@site/api-contract';
import { type TestApi } from '../../../testing/api';
import { type Answer, type TestClient } from '../../../testing/client';
import { ORDER, simulationWithBasket } from '../../proposals/testing/ready-customer';

/** R$ 150 off each of the first six months, from the day of the specs on. */
export const VERAO: CampaignForm = {
  code: 'VERAO26',
  kind: 'valor',
  monthlyOff: 150,
  months: 6,
  models: [],
  clientType: 0,
  minTerm: 0,
  startsOn: '2026-11-20',
  endsOn: '2026-12-31',
  uses: 10,
  isTold: false,
};

/** Makes a campaign at the desk. */
export async function aCampaign(
  api: TestApi,
  change: Partial<CampaignForm> = {},
): Promise<Campaign> {
  const desk = await api.asRole('CONSULTANT', { name: 'Dora Mesa' });
  const { status, data, body } = await desk.send(makeCampaign, {
    body: { ...VERAO, ...change },
  });
  if (status !== 201) throw new Error(`No campaign: ${JSON.stringify(body)}`);
  return data;
}

type InCart = { id: string; basket: Basket };

/** Types a code in a simulation; null takes it off. */
export function typeCode(
  visitor: TestClient,
  { id, basket }: InCart,
  code: string | null = VERAO.code,
): Promise<Answer<Simulation>> {
  return visitor.send(setCampaign, {
    params: { id },
    body: { revision: basket.revision, code },
  });
}

/** A simulation with the benefit of a code. */
export async function cartWithCode(
  visitor: TestClient,
  change: Parameters<typeof simulationWithBasket>[1] = {},
  code: string = VERAO.code,
): Promise<InCart & { simulation: Simulation }> {
  const { simulation } = await simulationWithBasket(visitor, change);
  if (!simulation.basket) throw new Error('No basket was made');
  const { data, body } = await typeCode(
    visitor,
    { id: simulation.id, basket: simulation.basket },
    code,
  );
  if (!data?.basket) throw new Error(`Not taken: ${body.message}`);
  return { simulation: data, id: data.id, basket: data.basket };
}

/** Sends a simulation as a proposal. */
export function sendCart(
  customer: TestClient,
  { id, basket }: InCart,
): Promise<Answer<ProposalDetail>> {
  return customer.send(sendProposal, {
    params: { id },
    body: { ...ORDER, basketId: basket.id, revision: basket.revision },
  });
}
