import { screen, waitFor } from '@testing-library/react';
import {
  getCepAddress,
  getSharedCart,
  getTechnicalSheet,
  listPrices,
  listProposals,
  listSimulations,
  listVehicleClasses,
} from '@site/api-contract';
import { type Answer, answer, CLASSES, PRICES, refuse } from '@site/testing';
import { type RenderOptions, renderRoute } from '@site/testing/screen';
import { amongOthers, type Machine, siteScene } from '../../../../testing/site-scene';
import { simulationRoutes } from '../simulation.routes';

type Options = Partial<RenderOptions> & {
  remembered?: Parameters<typeof siteScene>[0];
  machine?: Machine;
};

/**
 * Opens a path of the simulator with the catalogue of these tests and an empty cart that
 * is not shared.
 */
export function openSimulation(
  path: string,
  answers: readonly Answer[] = [],
  { remembered, machine, ...options }: Options = {},
) {
  const scene = siteScene(remembered, path, machine);
  const usual = [
    answer(listSimulations, []),
    answer(getSharedCart, null),
    refuse(getCepAddress, 404),
    refuse(getTechnicalSheet, 404),
    answer(listProposals, { items: [], nextCursor: null, total: 0, counts: {} }),
    answer(listVehicleClasses, CLASSES),
    answer(listPrices, PRICES),
  ];
  return {
    scene,
    ...renderRoute(amongOthers(simulationRoutes), path, {
      answers: [...usual, ...answers],
      wire: scene.wire,
      ...options,
    }),
  };
}

/**
 * The first button of a name, once enabled: buttons that save a price wait for the
 * server's answer with it.
 */
export const ready = (name: string) =>
  waitFor(() => {
    const [button] = screen.getAllByRole<HTMLButtonElement>('button', { name });
    if (!button || button.disabled) throw new Error(`'${name}' can't be pressed`);
    return button;
  });
