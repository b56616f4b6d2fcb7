import { type AssistedCart, type Quote, type Simulation } from '@site/api-contract';
import { basketChoiceOf, type Choice } from '@site/api-contract/pricing';
import { type QuoteAnswer, type Where } from '@site/simulator';
import { Price } from '@site/ui';
import { editorCopy as copy } from './editor.copy';
import { useAssistedQuote } from './use-assisted-quote';
import { useSaveAssisted } from './use-save-assisted';

type Props = {
  cart: AssistedCart;
  simulation: Simulation | null;
  where: Where;
  choice: Choice;
  /** Called to accept the customer's newer choice. */
  onTake: (newer: Simulation) => void;
  onClose: () => void;
};

/** The server's price for the choice, and the button that saves it. */
export function EditorFoot({ cart, simulation, where, choice, onTake, onClose }: Props) {
  const chosen = basketChoiceOf(choice, simulation?.basket?.dealershipId ?? null);
  const assisted = { cart, simulation, where, choice: chosen };
  const quoted = useAssistedQuote(assisted);
  const { save, saving, newer, problem, startAnew } = useSaveAssisted({
    ...assisted,
    priceTable: quoted.quote?.priceTable,
    onSaved: onClose,
    onOtherPrice: quoted.retry,
  });

  function takeNewer() {
    if (simulation) onTake(simulation);
    startAnew();
  }

  return (
    <div className="editor-foot">
      {newer && (
        <div className="notice notice--warn" role="alert">
          <p>
            {newer} {copy.newer}
          </p>
          <button type="button" className="link" onClick={takeNewer}>
            {copy.useNewer}
          </button>
        </div>
      )}
      <Quoted {...quoted} />
      <button
        type="button"
        className="btn"
        disabled={saving || quoted.pending}
        aria-busy={saving || undefined}
        onClick={() => void save()}
      >
        {saving ? copy.saving : simulation ? copy.save : copy.add}
      </button>
      <p className="carts-problem" role="alert">
        {problem}
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
          <small>{copy.total(last.contractTotal)}</small>
        </>
      ) : (
        <span>{copy.pricing}</span>
      )}
    </div>
  );
}
