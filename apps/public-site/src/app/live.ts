import { sharedCartsApi } from '@site/api-client';
import { type wireBrowser } from '@site/shell';
import { stayLive } from '@site/shell/live';
import { type SiteState } from './store';

const sharedCart = sharedCartsApi.endpoints.getSharedCart.select();

/**
 * Customers hear of what is theirs, and visitors without an account of the cart that they
 * share with a seller.
 */
export function stayLiveHere(site: ReturnType<typeof wireBrowser>, page: Window): void {
  stayLive(site, page, {
    people: ['customer'],
    orAlso: () => {
      const { data } = sharedCart(site.store.getState() as SiteState);
      return data != null && data.endedAt === null;
    },
  });
}
