import { useSetCampaignMutation } from '@site/api-client';
import { type CartItem } from '@site/simulator';

/** Gives a simulation the benefit of a code, or takes it off with null. */
export function useSetCampaign({ id, basket }: CartItem) {
  const [setCampaign, { isLoading }] = useSetCampaignMutation();
  const set = (code: string | null) =>
    setCampaign({
      params: { id },
      body: { revision: basket.revision, code },
    }).unwrap();
  return { set, isLoading };
}
