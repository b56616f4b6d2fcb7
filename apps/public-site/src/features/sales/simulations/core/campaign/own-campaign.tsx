import { useSetCampaignMutation } from '@site/api-client';
import { CampaignCode, campaignCopy, type CartItem } from '@site/simulator';
import { deferred } from '@site/ui';

const Form = deferred(async () => (await import('./campaign-form')).CampaignForm);

/** The campaign of a simulation in the customer's own cart. */
export function OwnCampaign({ item, isOver }: { item: CartItem; isOver: boolean }) {
  const [setCampaign, { isLoading }] = useSetCampaignMutation();
  const { id, basket } = item;
  const set = (code: string | null) =>
    setCampaign({ params: { id }, body: { revision: basket.revision, code } }).unwrap();
  return (
    <CampaignCode
      {...{ item, isOver, set, Form }}
      have={campaignCopy.have}
      isSaving={isLoading}
    />
  );
}
