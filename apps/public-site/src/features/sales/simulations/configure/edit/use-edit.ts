import { useState } from 'react';
import { failureOf, simulationsApi, useGetSimulationQuery } from '@site/api-client';
import { type BasketChoice, type Simulation } from '@site/api-contract';
import {
  type CartItem,
  type ConfigureState,
  sameChoice,
  storedChoiceOf,
} from '@site/simulator';

/** A simulation that is being changed. */
export type Edit = {
  /** The simulation as the server has it. */
  item: CartItem;
  /** The revision on which the choice on the screen is based. */
  revision: number;
  /**
   * Another window or device has changed it since, to another choice than the one on the
   * screen.
   */
  stale: boolean;
  /** The choice on the screen is saved. */
  stored: boolean;
};

export type EditNow = {
  edit: Edit | undefined;
  /** The simulation is still loading, and nothing can be saved before. */
  waiting: boolean;
  /** The error of loading; undefined while loading and after a success. */
  error: unknown;
  /** Loads the simulation again, if one is being changed. */
  look: () => Promise<void>;
  /** Uses a simulation that was just saved, before the server is asked for it. */
  take: (simulation: Simulation) => void;
};

/**
 * Loads the simulation of the URL, and compares it with the revision that the visitor
 * started to change.
 */
export function useEdit(state: ConfigureState, choice: BasketChoice): EditNow {
  const { simulationId } = state;
  const [saved, take] = useState<Simulation | null>(null);
  const asked = { params: { id: simulationId ?? '' } };
  const { currentData, error, isLoading } = useGetSimulationQuery(asked, {
    skip: simulationId === null,
  });
  // A query's `refetch` throws once its page was left; this one may be called then, too.
  const [readAgain] = simulationsApi.endpoints.getSimulation.useLazyQuery();
  // A deleted simulation is not an error: it will be saved as a new one.
  const failed = failureOf(error)?.status === 404 ? undefined : error;
  const found = newest(currentData, saved?.id === simulationId ? saved : undefined);
  return {
    edit: found?.basket
      ? editOf({ ...found, basket: found.basket }, state, choice)
      : undefined,
    waiting: (isLoading || failed !== undefined) && !found,
    error: found ? undefined : failed,
    look: async () => {
      if (simulationId !== null) await readAgain(asked);
    },
    take,
  };
}

/** The newer one of a loaded and a saved simulation. */
function newest(
  read: Simulation | undefined,
  saved: Simulation | undefined,
): Simulation | undefined {
  return (read?.basket?.revision ?? 0) >= (saved?.basket?.revision ?? 0)
    ? (read ?? saved)
    : saved;
}

function editOf(item: CartItem, state: ConfigureState, choice: BasketChoice): Edit {
  const { revision, dealershipId } = state;
  const stored = isStored(item, choice, dealershipId);
  const from = stored ? item.basket.revision : (revision ?? item.basket.revision);
  return { item, revision: from, stale: from < item.basket.revision, stored };
}

/**
 * Whether the choice is saved. A basket without a dealership uses the nearest one,
 * whichever that is.
 */
function isStored(
  { basket }: CartItem,
  choice: BasketChoice,
  asked: string | null,
): boolean {
  const stored = storedChoiceOf(basket);
  const nearest = asked === null ? choice.dealershipId : null;
  const dealershipId = stored.dealershipId ?? nearest;
  return sameChoice({ ...stored, dealershipId }, choice);
}
