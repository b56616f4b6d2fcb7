import { type ComponentType, useState } from 'react';
import { serverSentence } from '@site/api-client';
import { type OutcomeText, OutcomeWithFocus, problemText } from '@site/ui';
import { type CartItem } from '../cart/cart-item';
import { campaignCopy as copy } from './campaign.copy';
import { type CampaignFormProps } from './campaign-code-form';
import './campaign-code.css';

type CampaignCodeProps = {
  item: CartItem;
  /** Says that somebody has a code: the customer, or the seller of a customer. */
  have: string;
  /** Stores a code, or takes it off with null; throws when it is refused. */
  set: (code: string | null) => Promise<unknown>;
  isSaving: boolean;
  /** The field for the code; a skin loads it when it is asked for. */
  Form: ComponentType<CampaignFormProps>;
  /** The guarantee of the price is over, so a code can be neither set nor taken off. */
  isOver?: boolean;
  /** Why the choice on the screen would be stored without the campaign. */
  lost?: string | undefined;
};

/**
 * The campaign of a simulation with its rule and end, or the way to type a code. Customers
 * use it in the cart and before they send a proposal, sellers in their editor.
 */
export function CampaignCode({ set, ...props }: CampaignCodeProps) {
  const [said, setSaid] = useState<OutcomeText>(null);
  const { item, have, isOver = false, Form } = props;
  const isHeld = item.basket.quote.benefit !== undefined;
  // Somebody else, or another choice, may take the campaign off later.
  const [wasHeld, setWasHeld] = useState(isHeld);
  if (wasHeld !== isHeld) {
    setWasHeld(isHeld);
    if (said?.text === (isHeld ? copy.isOff : copy.isUsed)) setSaid(null);
  }

  async function store(code: string | null) {
    setSaid(null);
    await set(code);
    setSaid({ kind: 'ok', text: code === null ? copy.isOff : copy.isUsed });
  }

  async function takeOff() {
    try {
      await store(null);
    } catch (error) {
      setSaid(problemText(serverSentence(error, copy.offFailed)));
    }
  }

  return (
    <>
      <OutcomeWithFocus saying={said} />
      {isHeld && <Held {...props} onTakeOff={() => void takeOff()} />}
      {!isHeld && !isOver && <Ask item={item} have={have} onUse={store} Form={Form} />}
    </>
  );
}

/** The campaign of the simulation, and the way to take it off. */
function Held({
  item: { basket, code },
  lost,
  isSaving,
  isOver = false,
  onTakeOff,
}: Omit<CampaignCodeProps, 'set'> & { onTakeOff: () => void }) {
  const { benefit } = basket.quote;
  if (!benefit) return null;
  return (
    <div className="campaign campaign--held">
      <p>
        <b>{copy.benefit(benefit)}</b>
      </p>
      {lost === undefined ? (
        <p>
          {benefit.over
            ? copy.over(benefit, basket.quote, isOver)
            : copy.conditions(benefit)}{' '}
          {benefit.over !== 'esgotada' && (benefit.km > 0 ? copy.noteKm : copy.note)}
        </p>
      ) : (
        <p role="status">
          {copy.lost} {lost}
        </p>
      )}
      {!isOver && (
        <button
          type="button"
          className="link"
          aria-disabled={isSaving || undefined}
          onClick={() => isSaving || onTakeOff()}
        >
          {copy.takeOff}{' '}
          <span className="vh">{copy.ofModel(basket.modelName, code)}</span>
        </button>
      )}
    </div>
  );
}

function Ask({ Form, ...props }: CampaignFormProps & Pick<CampaignCodeProps, 'Form'>) {
  const [isOpen, setOpen] = useState(false);
  const { have, item } = props;
  return (
    <details className="campaign" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {have}{' '}
        <span className="vh">{copy.forModel(item.basket.modelName, item.code)}</span>
      </summary>
      {isOpen && <Form {...props} />}
    </details>
  );
}
