import { useState } from 'react';
import { useDispatch } from 'react-redux';
import {
  api,
  useAddAssistedSimulationMutation,
  useChangeAssistedSimulationMutation,
} from '@site/api-client';
import { saveOutcome } from '@site/simulator';
import { editorCopy as copy } from './editor.copy';
import { type AssistedChoice } from './use-assisted-quote';

type Given = AssistedChoice & {
  /** Revision of the car on which the choice is based. */
  revision: number;
  /** The price table of the shown price; the server saves no other price. */
  priceTable: string | undefined;
  onSaved: () => void;
};

/**
 * Saves a seller's choice. If the customer saved first, or the price has changed, an open
 * editor says so and no choice is lost. The cart and the prices are read again, also after
 * the editor was closed.
 */
export function useSaveAssisted(given: Given) {
  const { cart, simulation, where, choice, priceTable, onSaved } = given;
  const dispatch = useDispatch();
  /** Revision of the customer's newer choice, which the next attempt replaces. */
  const [replaced, setReplaced] = useState<number | null>(null);
  /** The server's message about the customer's newer choice. */
  const [newer, setNewer] = useState('');
  /** Why a choice was not saved; another choice forgets it. */
  const [refused, setRefused] = useState({ choice: '', problem: '' });
  const [add, { isLoading: isAdding }] = useAddAssistedSimulationMutation();
  const [change, { isLoading: isChanging }] = useChangeAssistedSimulationMutation();

  const chosen = JSON.stringify([where, choice]);
  const setProblem = (problem: string) => setRefused({ choice: chosen, problem });
  const problem = refused.choice === chosen ? refused.problem : '';

  const send = () =>
    simulation
      ? change({
          params: { id: cart.id, simulationId: simulation.id },
          body: { ...choice, revision: replaced ?? given.revision, priceTable },
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
      return setReplaced(outcome.revision ?? null);
    }
    if (outcome.kind === 'other-price') dispatch(api.util.invalidateTags(['Prices']));
    setProblem(outcome.message || copy.failed);
  }

  /** Continues with the customer's newer choice as the base. */
  function startAnew() {
    setReplaced(null);
    setNewer('');
  }

  return { save, saving: isAdding || isChanging, newer, problem, startAnew };
}
