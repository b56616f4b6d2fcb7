import { type SignedIn } from '#platform/security/authentication';
import { testApi } from '../../testing/api';
import { createChangeFeed } from './change-feed';
import { type Audience, audienceOf, audienceOfVisitor } from './feed-topics';

const api = testApi();

const ids = (first: number, count: number) =>
  Array.from({ length: count }, (_, n) => `00000000-0000-4000-8000-${first + n}`);

it('has room for 300 visitors without an account, and then for customers alone', async () => {
  const feed = createChangeFeed(api.ports, api.app.log);
  const open = (audience: Audience) =>
    feed.open({ audience, since: null, forMs: 60_000 });
  try {
    for (const id of ids(100_000_000_000, 300)) await open(audienceOfVisitor(id));
    await expect(
      open(audienceOfVisitor('00000000-0000-4000-8000-200000000000')),
    ).rejects.toMatchObject({ kind: 'unavailable' });
    const { userId: id, signInId } = await api.asRole('customer');
    await open(audienceOf({ id, signInId, role: undefined } as SignedIn));
    expect(feed.count()).toBe(301);
  } finally {
    feed.close();
  }
});
