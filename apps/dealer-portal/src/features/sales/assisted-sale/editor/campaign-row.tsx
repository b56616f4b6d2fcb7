import { useSetAssistedCampaignMutation } from '@site/api-client';
import { type AssistedCart } from '@site/api-contract';
import { showFormFailure } from '@site/shell/form-failure';
import { CampaignCode, type CartItem } from '@site/simulator';
import { CampaignCodeForm, type CampaignFormProps } from '@site/simulator/campaign-form';
import { editorCopy as copy } from './editor.copy';

type Props = {
  cart: AssistedCart;
  item: CartItem;
  /** Revision of the car on which the choice is based. */
  revision: number;
  /** Why the choice on the screen would be saved without the campaign of the car. */
  lost: string | undefined;
  /** Called with the car's new revision, since a code changes it. */
  onSet: (revision: number) => void;
};

const Form = (props: CampaignFormProps) => (
  <CampaignCodeForm {...props} showFailure={showFormFailure} />
);

/**
 * The campaign of a car in the cart, in the customer's words, or the field for its code.
 * It is stored at once, and so is taking it off.
 */
export function CampaignRow({ cart, item, revision, lost, onSet }: Props) {
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
      {...{ item, set, Form, lost }}
      have={copy.haveCode}
      isSaving={isLoading}
    />
  );
}
