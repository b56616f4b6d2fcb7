import { useState } from 'react';
import { failureOf, useGetSimulationQuery } from '@site/api-client';
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
  /** The revision that the choice on the screen was made from. */
  revision: number;
  /**
   * Another window or device has changed it since, to something else than what stands on
   * the screen.
   */
  stale: boolean;
  /** The choice on the screen is the stored one. */
  stored: boolean;
};

export type EditNow = {
  edit: Edit | undefined;
  /** Not known yet: nothing can be saved before it is. */
  waiting: boolean;
  /** Why it is not known; undefined while it is asked for, and once it is. */
  error: unknown;
  /** Asks the server again, where a simulation is being changed. */
  look: () => Promise<void>;
  /** Takes over what was just saved, before the server is asked for it. */
  take: (simulation: Simulation) => void;
};

/**
 * Finds the simulation that the URL names, and whether it is still the one that the
 * visitor began to change.
 */
export function useEdit(state: ConfigureState, choice: BasketChoice): EditNow {
  const { simulationId } = state;
  const [saved, take] = useState<Simulation | null>(null);
  const { currentData, error, isLoading, refetch } = useGetSimulationQuery(
    { params: { id: simulationId ?? '' } },
    { skip: simulationId === null },
  );
  // One that is gone is stored as another one.
  const failed = failureOf(error)?.status === 404 ? undefined : error;
  const found = newest(currentData, saved?.id === simulationId ? saved : undefined);
  return {
    edit: found?.basket
      ? editOf({ ...found, basket: found.basket }, state, choice)
      : undefined,
    waiting: (isLoading || failed !== undefined) && !found,
    error: found ? undefined : failed,
    look: async () => {
      if (simulationId !== null) await refetch();
    },
    take,
  };
}

/** A saved simulation may be newer than the one that was read last. */
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

/** A basket without a dealership leaves it to the nearest one, whichever that is. */
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
