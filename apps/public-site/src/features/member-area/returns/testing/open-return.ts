import { screen } from '@testing-library/react';
import {
  type CarReturn,
  downloadReturnPhoto,
  getReturn,
  listContracts,
} from '@site/api-contract';
import {
  A_UUID,
  aCarReturn,
  type Answer,
  answer,
  aViewer,
  neverAnswer,
} from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { amongOthers, siteScene } from '../../../../testing/site-scene';
import { memberAreaRoutes } from '../../member-area.routes';
import { STORES_NEAR } from '../../testing/stores-near';

/** A returned car with one photo and the cost of ending the contract early. */
export const returned = aCarReturn({
  state: 'encerrada',
  isAsked: true,
  returnedAt: '2027-11-25T14:00:00.000Z',
  canBook: false,
  charged: [{ label: 'Custo de saída', amount: 10_548 }],
  owed: 10_548,
  odometerKm: 13_000,
  photos: [{ id: A_UUID, takenAt: '2027-11-25T13:50:00.000Z' }],
});

/** The same car with a dented door, which the customer has not answered yet. */
export const damaged = (changes: Partial<CarReturn> = {}): CarReturn => ({
  ...returned,
  damages: [
    { id: A_UUID, label: 'Amassado na porta', quote: 4000, isInsured: true, cost: 3000 },
  ],
  damageState: 'aguardando',
  contestUntil: '2027-12-02',
  ...changes,
});

/** Opens the page of a return as its customer; its photos are never answered. */
export function openReturn(carReturn: CarReturn, ...answers: readonly Answer[]) {
  return renderRoute(
    amongOthers(memberAreaRoutes),
    `/area-logada/contratos/${A_UUID}/devolucao`,
    {
      wire: siteScene().wire,
      viewer: aViewer('customer'),
      answers: [
        answer(getReturn, carReturn),
        neverAnswer(downloadReturnPhoto),
        answer(listContracts, []),
        ...STORES_NEAR,
        ...answers,
      ],
    },
  );
}

/** The text beside a name, with every kind of space as a plain one. */
export const factOf = async (name: string) =>
  (await screen.findByText(name)).nextElementSibling?.textContent?.replace(/\s/g, ' ');
