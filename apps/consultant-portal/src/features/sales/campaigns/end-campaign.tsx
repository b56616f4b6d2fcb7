import { Modal } from '@site/ui';
import { campaignsCopy } from './campaigns.copy';

const copy = campaignsCopy.end;

type EndCampaignProps = {
  code: string;
  isPending: boolean;
  onClose: () => void;
  onEnd: () => void;
};

/** Asks once before a campaign ends, and says what stays. */
export function EndCampaign({ code, isPending, onClose, onEnd }: EndCampaignProps) {
  return (
    <Modal open title={copy.title(code)} onClose={onClose}>
      <p>{copy.text}</p>
      <div className="actions">
        <button
          type="button"
          className="btn btn--danger"
          aria-busy={isPending || undefined}
          onClick={() => isPending || onEnd()}
        >
          {isPending ? copy.pending : copy.submit}
        </button>
        <button type="button" className="btn btn--line" onClick={onClose}>
          {copy.back}
        </button>
      </div>
    </Modal>
  );
}
