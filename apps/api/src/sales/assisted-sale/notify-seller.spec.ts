import {
  chooseNotificationDigest,
  createBasket,
  createSimulation,
  decideSharing,
  deleteSimulation,
  endSharedCart,
  listNotifications,
  listSimulations,
  readNotifications,
} from '@site/api-contract';
import { mailNotificationDigests } from '../../activity/notifications/digest.job';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { DUE_STEPS } from '../proposals/end/due-steps.repository';
import {
  choice,
  edit,
  place,
  prepared,
  shared,
  UNLIMITED,
  vera,
  yes,
} from './testing/carts';

const api = testApi({
  config: { RATE_INVITATIONS: UNLIMITED, RATE_SIMULATIONS: UNLIMITED },
});
const bellOf = async (who: TestClient) =>
  (await who.send(listNotifications, { query: {} })).data.items;
const told = async (who: TestClient) => (await bellOf(who)).map(({ kind }) => kind);

describe('the bell of a seller with a shared cart', () => {
  it('rings when the customer joins, changes and ends it, naming the day and nobody', async () => {
    const seller = await vera(api);
    const customer = await api.asRole('customer');
    const cart = await shared(seller, customer);
    expect(await bellOf(seller)).toMatchObject([
      { kind: 'cart-joined', subjectId: cart.id, label: '23/11/2026', isRead: false },
    ]);
    const { id } = (
      await customer.send(createSimulation, { body: { clientType: 1, place } })
    ).data;
    await customer.send(createBasket, { params: { id }, body: choice });
    await customer.send(endSharedCart, {});
    const rung = await bellOf(seller);
    expect(rung.map(({ kind }) => kind)).toEqual([
      'cart-ended',
      'cart-changed',
      'cart-joined',
    ]);
    expect(JSON.stringify(rung)).not.toContain('Ana');
  });

  it('rings when the customer declines the invitation', async () => {
    const seller = await vera(api);
    const { cart, code } = await prepared(seller);
    await api.asAnyone().send(decideSharing, { body: { ...yes, accepted: false, code } });
    expect(await bellOf(seller)).toMatchObject([
      { kind: 'cart-declined', subjectId: cart.id },
    ]);
  });

  it('rings once for changes that nobody has read yet, and anew after that', async () => {
    const seller = await vera(api);
    const customer = await api.asRole('customer');
    await shared(seller, customer);
    const [own] = (await customer.send(listSimulations, {})).data;
    const id = own?.id ?? '';
    await customer.send(deleteSimulation, { params: { id } });
    for (let nth = 0; nth < 2; nth += 1) {
      const next = await customer.send(createSimulation, {
        body: { clientType: 1, place },
      });
      await customer.send(createBasket, {
        params: { id: next.data.id },
        body: choice,
      });
    }
    expect(await told(seller)).toEqual(['cart-changed', 'cart-joined']);
    const [newest] = await bellOf(seller);
    await seller.send(readNotifications, { body: { upTo: newest?.id ?? '' } });
    const [left] = (await customer.send(listSimulations, {})).data;
    await customer.send(deleteSimulation, { params: { id: left?.id ?? '' } });
    expect(await told(seller)).toEqual(['cart-changed', 'cart-changed', 'cart-joined']);
  });

  it('is silent about what the seller did, and rings for no colleague and no dealer', async () => {
    const seller = await vera(api);
    const colleague = await api.asRole('SELLER', { dealershipId: 1 });
    const dealer = await api.asRole('DEALER', { dealershipId: 1 });
    const cart = await shared(seller, await api.asRole('customer'));
    await edit(seller, cart, cart.simulations[0], { term: 24 });
    expect(await told(seller)).toEqual(['cart-joined']);
    expect(await told(colleague)).toEqual([]);
    expect(await told(dealer)).toEqual([]);
  });

  it('is in the mail of the next morning, unless the seller wants none', async () => {
    for (const digest of ['business-days', 'off'] as const) {
      const seller = await vera(api);
      await seller.send(chooseNotificationDigest, { body: { digest } });
      await shared(seller, await api.asRole('customer'));
    }
    api.clock.advance(20 * 3_600_000);
    await mailNotificationDigests(api.ports, api.db, DUE_STEPS);
    const mails = (await api.mails()).filter(({ subject }) => subject.includes('portal'));
    expect(mails.map(({ bodyText }) => bodyText)).toEqual([
      expect.stringContaining('Atendimentos que o cliente aceitou: 1'),
    ]);
  });
});
