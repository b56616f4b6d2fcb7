import {
  type BasketChoice,
  chooseDeliverySlot,
  getContract,
  getDelivery,
  getProposal,
  getReturn,
  listDeliveries,
  listNotifications,
  listProposals,
} from '@site/api-contract';
import { listNearest } from '../../../catalog/dealerships/dealerships.repository';
import {
  readyCustomer,
  sentProposal,
} from '../../../sales/proposals/testing/ready-customer';
import { testApi } from '../../../testing/api';
import { type TestClient } from '../../../testing/client';
import { HOME, moveTo, setStock, sign, stockAt } from '../testing/signed-contract';

const api = testApi();
/** The dealership in Curitiba whose link brought the customer. */
const SELLING = 1;
const SAO_PAULO = { latitude: -23.5505, longitude: -46.6333 };
const SLOT = { day: '2026-11-26', time: '14:00' };
beforeEach(() => setStock(api, { [HOME]: 1, [SELLING]: 1 }));

/** A contract through the link of one dealership, signed and paid. */
async function soldByLink(choice: Partial<BasketChoice>) {
  const customer = await readyCustomer(api, { name: 'Rita Lemos' });
  const { id: proposalId } = await sentProposal(customer, {
    link: `dealerid=${SELLING}`,
    choice,
  });
  await moveTo(api, proposalId, 'aprovada', 'consultant');
  const signed = await sign(api, { customer, proposalId });
  await moveTo(api, proposalId, 'pagamento_confirmado', 'system');
  return signed;
}

const deliveryOf = async (client: TestClient, id: string) =>
  client.send(getDelivery, { params: { id } });
const listed = async (client: TestClient) => [
  (await client.send(listProposals, {})).data.total,
  (await client.send(listDeliveries, {})).data.total,
];
const rung = async (client: TestClient) =>
  (await client.send(listNotifications, { query: {} })).data.items.map(
    ({ kind, opens }) => `${kind} ${opens}`,
  );

describe('the car of a customer whom the link of one dealership brought, and who chose another', () => {
  const choice = { dealershipId: String(HOME) };

  it('is handed over and taken back by the chosen one, which the contract names; the sale stays with the link', async () => {
    const { customer, contract, proposalId, id } = await soldByLink(choice);
    expect(contract.terms.handover).toEqual({
      label: 'Retirada',
      text: 'Rodar Paulista, em São Paulo, SP',
    });
    expect((await deliveryOf(customer, id)).data).toMatchObject({
      source: 'stock',
      dealership: { name: 'Rodar Paulista' },
    });
    expect(await stockAt(api, HOME)).toBe(0);
    expect(await stockAt(api, SELLING)).toBe(1);
    const sold = await customer.send(getProposal, { params: { id: proposalId } });
    expect(sold.data).toMatchObject({
      dealershipName: 'Rodar Batel',
      handover: { text: 'Rodar Paulista, em São Paulo, SP' },
    });
    await customer.send(chooseDeliverySlot, { params: { id }, body: SLOT });
    await moveTo(api, proposalId, 'ativa', 'dealership');
    const back = await customer.send(getReturn, { params: { id } });
    expect(back.data.dealership.name).toBe('Rodar Paulista');
  });

  it('opens for the chosen one as a delivery alone, and for the seller as a proposal alone', async () => {
    const delivering = await api.asRole('DEALER', { dealershipId: HOME });
    const selling = await api.asRole('DEALER', { dealershipId: SELLING });
    const { proposalId, id } = await soldByLink(choice);
    expect(await listed(delivering)).toEqual([0, 1]);
    expect(await listed(selling)).toEqual([1, 0]);
    const opened = async (client: TestClient) => [
      (await client.send(getProposal, { params: { id: proposalId } })).status,
      (await deliveryOf(client, id)).status,
    ];
    expect(await opened(delivering)).toEqual([404, 200]);
    expect(await opened(selling)).toEqual([200, 404]);
    expect((await delivering.send(getContract, { params: { id } })).status).toBe(403);
  });

  it('rings in both, and each line leads to the page that its reader may open', async () => {
    const delivering = await api.asRole('DEALER', { dealershipId: HOME });
    const selling = await api.asRole('DEALER', { dealershipId: SELLING });
    const { customer, id } = await soldByLink(choice);
    const choose = (day: string) =>
      customer.send(chooseDeliverySlot, { params: { id }, body: { ...SLOT, day } });
    await choose('2026-11-26');
    await choose('2026-11-27');
    expect(await rung(delivering)).toEqual([
      'delivery-rebooked delivery',
      'delivery-booked delivery',
      'proposal-paid delivery',
      'proposal-signed delivery',
    ]);
    expect(await rung(selling)).toEqual([
      'delivery-rebooked proposal',
      'delivery-booked proposal',
      'proposal-paid proposal',
      'proposal-signed proposal',
      'proposal-approved proposal',
      'proposal-sent proposal',
    ]);
  });
});

it('without a choice the nearest dealership hands the car over, as the contract says, whoever brought the customer', async () => {
  const { customer, contract, id } = await soldByLink({ dealershipId: null });
  expect(contract.terms.handover.text).toBe('Na loja mais perto de você');
  const [nearest] = await listNearest(api.db, SAO_PAULO, 1);
  const { data } = await deliveryOf(customer, id);
  expect(data.dealership.name).toBe(nearest?.name);
});

it('where one dealership sells and hands over, its bell rings once and leads as ever', async () => {
  const dealer = await api.asRole('DEALER', { dealershipId: SELLING });
  const { customer, id } = await soldByLink({ dealershipId: String(SELLING) });
  await customer.send(chooseDeliverySlot, { params: { id }, body: SLOT });
  expect(await rung(dealer)).toEqual([
    'delivery-booked delivery',
    'proposal-paid proposal',
    'proposal-signed proposal',
    'proposal-approved proposal',
    'proposal-sent proposal',
  ]);
});
