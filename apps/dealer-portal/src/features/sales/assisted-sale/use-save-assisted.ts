import { useState } from 'react';
import {
  useAddAssistedSimulationMutation,
  useChangeAssistedSimulationMutation,
  useGetAssistedCartQuery,
} from '@site/api-client';
import { saveOutcome } from '@site/simulator';
import { editorCopy as copy } from './editor.copy';
import { type AssistedChoice } from './use-assisted-quote';

type Given = AssistedChoice & {
  /** The table of the price that was read; the server stores no other price. */
  priceTable: string | undefined;
  onSaved: () => void;
  /** The price that was read is not in force any more. */
  onOtherPrice: () => void;
};

/**
 * Stores a seller's choice. A customer who was faster is told of, and so is a newer
 * price; nothing is lost.
 */
export function useSaveAssisted(given: Given) {
  const { cart, simulation, where, choice, priceTable, onSaved, onOtherPrice } = given;
  const [revision, setRevision] = useState(simulation?.basket?.revision ?? 1);
  /** The server's sentence of what the customer has chosen meanwhile. */
  const [newer, setNewer] = useState('');
  const [problem, setProblem] = useState('');
  const [add, { isLoading: isAdding }] = useAddAssistedSimulationMutation();
  const [change, { isLoading: isChanging }] = useChangeAssistedSimulationMutation();
  const { refetch } = useGetAssistedCartQuery({ params: { id: cart.id } });

  const send = () =>
    simulation
      ? change({
          params: { id: cart.id, simulationId: simulation.id },
          body: { ...choice, revision, priceTable },
        }).unwrap()
      : add({
          params: { id: cart.id },
          body: { ...where, choice, priceTable },
        }).unwrap();

  async function save() {
    setProblem('');
    const outcome = await saveOutcome(send());
    if (outcome.kind === 'saved') return onSaved();
    if (outcome.kind === 'newer') {
      setNewer(outcome.message);
      setRevision(outcome.revision ?? revision);
      return void refetch();
    }
    if (outcome.kind === 'other-price') onOtherPrice();
    setProblem(outcome.message || copy.failed);
  }

  /** Goes on from what the customer has chosen. */
  function startAnew() {
    setRevision(simulation?.basket?.revision ?? revision);
    setNewer('');
  }

  return { save, saving: isAdding || isChanging, newer, problem, startAnew };
}
