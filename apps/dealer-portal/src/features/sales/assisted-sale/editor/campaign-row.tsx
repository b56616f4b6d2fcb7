import { useSetAssistedCampaignMutation } from '@site/api-client';
import { type AssistedCart } from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { lostBenefitText, type QuoteBenefit } from '@site/api-contract/pricing';
import { useSiteActions } from '@site/shell';
import { showFormFailure } from '@site/shell/form-failure';
import { CampaignCode, type CartItem } from '@site/simulator';
import { CampaignCodeForm, type CampaignFormProps } from '@site/simulator/campaign-form';
import { editorCopy as copy } from './editor.copy';

type Props = {
  cart: AssistedCart;
  item: CartItem;
  /** Revision of the car on which the choice is based. */
  revision: number;
  /** The choice and its price, as they would be saved; null while they are unknown. */
  shown: Shown | null;
  /** Called with the car's new revision, since a code changes it. */
  onSet: (revision: number) => void;
};

type Shown = {
  modelSlug: string;
  term: number;
  monthly: number;
  benefit?: QuoteBenefit | undefined;
};

const Form = (props: CampaignFormProps) => (
  <CampaignCodeForm {...props} showFailure={showFormFailure} />
);

/**
 * The campaign of a car in the cart, in the customer's words, or the field for its code.
 * It is stored at once, and so is taking it off.
 */
export function CampaignRow({ cart, item, revision, shown, onSet }: Props) {
  const [setCampaign, { isLoading }] = useSetAssistedCampaignMutation();

  async function set(code: string | null) {
    const { simulations } = await setCampaign({
      params: { id: cart.id, simulationId: item.id },
      body: { revision, code },
    }).unwrap();
    const stored = simulations.find(({ id }) => id === item.id)?.basket;
    if (stored) onSet(stored.revision);
  }

  return (
    <CampaignCode
      {...{ item, set, Form }}
      have={copy.haveCode}
      isSaving={isLoading}
      lost={useLost(item, shown)}
    />
  );
}

/** Why the choice on the screen would be saved without the campaign of the car. */
function useLost(item: CartItem, shown: Shown | null): string | undefined {
  const { now } = useSiteActions();
  const { benefit } = item.basket.quote;
  if (!benefit || !shown || shown.benefit) return undefined;
  const { modelSlug, term, monthly } = shown;
  const plan = { modelSlug, term, monthly, clientType: item.clientType };
  return lostBenefitText(benefit, plan, saoPauloDay(new Date(now())));
}
