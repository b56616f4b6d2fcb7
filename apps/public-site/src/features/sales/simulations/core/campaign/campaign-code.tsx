import { useState } from 'react';
import { serverSentence } from '@site/api-client';
import { type CartItem } from '@site/simulator';
import { deferred } from '@site/ui';
import { campaignCopy as copy } from './campaign.copy';
import { useSetCampaign } from './use-set-campaign';
import './campaign-code.css';

// The form and its rules load when somebody has a code.
const CampaignCodeForm = deferred(
  async () => (await import('./campaign-code-form')).CampaignCodeForm,
);

/**
 * The campaign of a simulation with its rule and end, or the way to type a code. The code
 * can be neither set nor taken off once the guarantee of the price is over.
 */
export function CampaignCode({ item, isOver }: { item: CartItem; isOver: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const { basket, code } = item;
  const { benefit } = basket.quote;
  if (benefit) return <Campaign item={item} isOver={isOver} />;
  if (isOver) return null;
  return (
    <details className="campaign" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {copy.have} <span className="vh">{copy.forModel(basket.modelName, code)}</span>
      </summary>
      {isOpen && <CampaignCodeForm item={item} />}
    </details>
  );
}

function Campaign({ item, isOver }: { item: CartItem; isOver: boolean }) {
  const { set, isLoading } = useSetCampaign(item);
  const [problem, setProblem] = useState('');
  const { basket, code } = item;
  const { benefit } = basket.quote;
  if (!benefit) return null;

  async function takeOff() {
    setProblem('');
    try {
      await set(null);
    } catch (error) {
      setProblem(serverSentence(error, copy.offFailed));
    }
  }

  return (
    <div className="campaign campaign--held">
      <p>
        <b>{copy.benefit(benefit)}</b>
      </p>
      <p>
        {copy.conditions(benefit)} {benefit.km > 0 ? copy.noteKm : copy.note}
      </p>
      {!isOver && (
        <button
          type="button"
          className="link"
          disabled={isLoading}
          onClick={() => void takeOff()}
        >
          {copy.takeOff}{' '}
          <span className="vh">{copy.ofModel(basket.modelName, code)}</span>
        </button>
      )}
      <p role="status" className={problem ? 'notice notice--err' : 'vh'}>
        {problem}
      </p>
    </div>
  );
}
