import {
  chooseNotificationDigest,
  decideProposal,
  readNotifications,
  updateBasket,
} from '@site/api-contract';
import { configSchema } from '#platform/config';
import { testApi } from '../../../testing/api';
import { aCart, CHOICE } from '../../simulations/testing/cart';
import { readyCustomer, sentProposal } from '../testing/ready-customer';

const { RATE_WRITES } = configSchema.parse({});
const THIRD = { ...RATE_WRITES, points: Math.floor(RATE_WRITES.points / 3) };
const api = testApi({ config: { RATE_WRITES: THIRD } });

/**
 * Both click for a little more than a minute. A person needs at least ten seconds to
 * decide about a proposal.
 */
const DECISION_SECONDS = 10;
/** A draft is saved this often while a person types. */
const TYPING_SECONDS = 2;
const SECOND = 1000;

describe('people who work quickly stay below a third of the limit of writes', () => {
  it('a consultant who decides without a pause, while what they type keeps itself', async () => {
    const consultant = await api.asRole('CONSULTANT');
    for (let nth = 0; nth < 7; nth += 1) {
      const { id, revision } = await sentProposal(await readyCustomer(api));
      const statuses = [];
      for (let at = 0; at < DECISION_SECONDS; at += TYPING_SECONDS) {
        // Any call with a small write.
        const kept = await consultant.send(chooseNotificationDigest, {
          body: { digest: 'off' },
        });
        statuses.push(kept.status);
        api.clock.advance(TYPING_SECONDS * SECOND);
      }
      const decided = await consultant.send(decideProposal, {
        params: { id },
        body: { to: 'aprovada', reasons: [], revision },
      });
      const read = await consultant.send(readNotifications, { body: { upTo: '1' } });
      statuses.push(decided.status, read.status);
      expect(new Set(statuses)).toEqual(new Set([200]));
    }
  });

  it('a customer who changes the car in two tabs every three seconds', async () => {
    const customer = await readyCustomer(api);
    const tabs = [await aCart(customer), await aCart(customer)];
    for (let nth = 0; nth < 25; nth += 1) {
      for (const tab of tabs) {
        const { id: basketId, revision } = tab.basket;
        const { status, data } = await customer.send(updateBasket, {
          params: { id: tab.id, basketId },
          body: { ...CHOICE, km: nth % 2 ? 1000 : 1500, revision },
        });
        expect(status).toBe(200);
        tab.basket = data.basket ?? tab.basket;
      }
      api.clock.advance(3 * SECOND);
    }
  });
});
