import { useEffect, useState } from 'react';
import {
  type ApiFailure,
  failureOf,
  isRefusedFor,
  useAddAssistedSimulationMutation,
  useChangeAssistedSimulationMutation,
  useGetAssistedCartQuery,
  useQuoteAssistedChangeQuery,
  useQuoteChoiceQuery,
} from '@site/api-client';
import {
  type AssistedCart,
  type BasketChoice,
  type ClientType,
  type Place,
  type Simulation,
} from '@site/contracts';
import { basketChoiceOf, type Choice } from '@site/simulator';
import { Price } from '@site/ui';
import { editorCopy as copy } from './together.copy';

type Props = {
  cart: AssistedCart;
  simulation: Simulation | null;
  place: Place;
  clientType: ClientType;
  choice: Choice;
  /** Takes over what the customer has chosen meanwhile. */
  onTake: (newer: Simulation) => void;
  onClose: () => void;
};

const ASK_AFTER_MS = 150;

/** The server's price of the choice, and the act that stores it. A customer who was faster is told of, and so is a newer price; nothing is lost. */
export function EditorFoot({
  cart,
  simulation,
  place,
  clientType,
  choice: chosen,
  onTake,
  onClose,
}: Props) {
  const choice = basketChoiceOf(chosen, simulation?.basket?.dealershipId ?? null);
  const [revision, setRevision] = useState(simulation?.basket?.revision ?? 1);
  const [newer, setNewer] = useState('');
  const [problem, setProblem] = useState('');
  const [add, { isLoading: isAdding }] = useAddAssistedSimulationMutation();
  const [change, { isLoading: isChanging }] = useChangeAssistedSimulationMutation();
  const { refetch } = useGetAssistedCartQuery({ params: { id: cart.id } });
  const quoted = useQuoted({ cart, simulation, choice, place, clientType });
  const busy = isAdding || isChanging;

  async function save() {
    setProblem('');
    const { error } = simulation
      ? await change({
          params: { id: cart.id, simulationId: simulation.id },
          body: { ...choice, revision, priceTable: quoted.priceTable },
        })
      : await add({
          params: { id: cart.id },
          body: { clientType, place, choice, priceTable: quoted.priceTable },
        });
    if (!error) return onClose();
    const failure = failureOf(error);
    if (failure && isRefusedFor(failure, 'basket-changed')) {
      setNewer(failure.message);
      setRevision(newestRevision(failure) ?? revision);
      void refetch();
      return;
    }
    if (isRefusedFor(failure, 'price-table-changed')) void quoted.refetch();
    setProblem(
      failure?.kind === 'refusal' && failure.message ? failure.message : copy.failed,
    );
  }

  function take() {
    if (simulation) onTake(simulation);
    setRevision(simulation?.basket?.revision ?? revision);
    setNewer('');
  }

  return (
    <div className="editor-foot">
      {newer && (
        <div className="notice notice--warn" role="alert">
          <p>
            {newer} {copy.newer}
          </p>
          <button type="button" className="link" onClick={take}>
            {copy.useNewer}
          </button>
        </div>
      )}
      <Quoted {...quoted} />
      <button
        type="button"
        className="btn"
        disabled={busy || quoted.isPending}
        aria-busy={busy || undefined}
        onClick={() => void save()}
      >
        {busy ? copy.saving : simulation ? copy.save : copy.add}
      </button>
      <p className="carts-problem" role="alert">
        {problem}
      </p>
    </div>
  );
}

/** The revision that a changed choice has now. */
function newestRevision({ notifications }: ApiFailure): number | undefined {
  const said = notifications.find(({ key }) => key === 'Revision');
  return said && Number(said.message);
}

type Asked = Pick<Props, 'cart' | 'simulation' | 'place' | 'clientType'> & {
  choice: BasketChoice;
};

/**
 * What a choice would be stored at: a car of the cart by its guarantee or today's table, whichever the server decides for, a
 * new one by today's. While a newer price is asked for, the one before stays on the screen, and nothing can be stored.
 */
function useQuoted({ cart, simulation, choice, place, clientType }: Asked) {
  const { latitude, longitude } = place;
  const settled = useSettled(choice);
  const added = useQuoteChoiceQuery(
    { body: { ...settled, clientType, latitude, longitude } },
    { skip: simulation !== null },
  );
  const changed = useQuoteAssistedChangeQuery(
    { params: { id: cart.id, simulationId: simulation?.id ?? '' }, body: settled },
    { skip: simulation === null },
  );
  const { data, currentData, error, isFetching, refetch } = simulation ? changed : added;
  const isSettled = JSON.stringify(settled) === JSON.stringify(choice);
  return {
    data,
    error,
    isFetching,
    refetch,
    isPending: !isSettled || (isFetching && !currentData),
    priceTable: isSettled ? currentData?.priceTable : undefined,
  };
}

function Quoted({
  data,
  error,
  isFetching,
}: Pick<ReturnType<typeof useQuoted>, 'data' | 'error' | 'isFetching'>) {
  const refusals = failureOf(error)?.notifications ?? [];
  if (error && !isFetching)
    return (
      <p className="carts-problem" role="alert">
        {refusals.map(({ message }) => message).join(' ') || copy.noPrice}
      </p>
    );
  return (
    <div className="editor-price" role="status" aria-busy={isFetching || undefined}>
      {data ? (
        <>
          <Price reais={data.monthly} per="month" size="lg" />
          <small>{copy.total(data.contractTotal)}</small>
        </>
      ) : (
        <span>{copy.pricing}</span>
      )}
    </div>
  );
}

/** A value once it has stood still for a moment. */
function useSettled<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ASK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return JSON.parse(settled) as Value;
}
