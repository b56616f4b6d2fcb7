import { type Quote, type Simulation } from '@site/api-contract';
import { RESERVATION_PATH } from '@site/api-contract/site-paths';
import { type QuoteAnswer } from '@site/simulator';
import { Price, SiteLink } from '@site/ui';
import { editorCopy as copy } from './editor.copy';
import { type AssistedChoice } from './use-assisted-quote';
import { useSaveAssisted } from './use-save-assisted';

type Props = {
  assisted: AssistedChoice;
  /** The price at which the choice would be saved. */
  quoted: QuoteAnswer<Quote>;
  /** Why saving ends the discount that the customer has. */
  lost: string | undefined;
  /** The car if it is sold by its queue alone. */
  queued: string | undefined;
  /** Turned to the customer, the foot leaves what is meant for the seller unsaid. */
  isTurned: boolean;
  /** Revision of the car on which the choice is based. */
  revision: number;
  /** Called to accept the customer's newer choice. */
  onTake: (newer: Simulation) => void;
  onClose: () => void;
};

/** The server's price for the choice, and the button that saves it. */
export function EditorFoot({ assisted, quoted, lost, queued, isTurned, ...rest }: Props) {
  const { revision, onTake, onClose } = rest;
  const { simulation, cart } = assisted;
  const isLive = cart.state === 'live';
  const { save, saving, newer, problem, startAnew } = useSaveAssisted({
    ...assisted,
    revision,
    priceTable: quoted.quote?.priceTable,
    onSaved: onClose,
  });

  function takeNewer() {
    if (simulation) onTake(simulation);
    startAnew();
  }

  return (
    <div className="editor-foot">
      {newer && !isTurned && (
        <div className="notice notice--warn" role="alert">
          <p>
            {newer} {copy.newer}
          </p>
          <button type="button" className="link" onClick={takeNewer}>
            {copy.useNewer}
          </button>
        </div>
      )}
      {lost !== undefined && (
        <p className="notice notice--warn" id="editor-lost">
          {copy.endsDiscount} {lost}
        </p>
      )}
      {queued !== undefined && (
        <div className="notice notice--warn" role="status">
          <p>{copy.queue(queued, isLive)}</p>
          <SiteLink className="link" to={RESERVATION_PATH}>
            {copy.toQueue}
          </SiteLink>
        </div>
      )}
      <Quoted {...quoted} />
      <button
        type="button"
        className="btn"
        aria-describedby={lost === undefined ? undefined : 'editor-lost'}
        disabled={(quoted.pending && !saving) || (queued !== undefined && !isLive)}
        aria-disabled={saving || undefined}
        aria-busy={saving || undefined}
        onClick={() => saving || void save()}
      >
        {saving ? copy.saving : simulation ? copy.save : copy.add}
      </button>
      <p className="carts-problem" role="alert">
        {isTurned ? (newer || problem) && copy.notSaved : problem}
      </p>
    </div>
  );
}

function Quoted({ last, pending, refused, error }: QuoteAnswer<Quote>) {
  if (error !== undefined)
    return (
      <p className="carts-problem" role="alert">
        {Object.values(refused).join(' ') || copy.noPrice}
      </p>
    );
  return (
    <div className="editor-price" role="status" aria-busy={pending || undefined}>
      {last ? (
        <>
          <Price reais={last.monthly} per="month" size="lg" />
          <small>{copy.total(last.contractTotal, last.benefit?.code)}</small>
        </>
      ) : (
        <span>{copy.pricing}</span>
      )}
    </div>
  );
}
