import {
  type AssistedCart,
  listVehicleClasses,
  quoteAssistedChange,
  quoteChoice,
} from '@site/api-contract';
import { type portalForSpecs } from '@site/shell/testing';
import {
  A_UUID,
  aCar,
  type Answer,
  answer,
  aQuote,
  aSharedCart,
  aSimulation,
  aVersion,
  aViewer,
} from '@site/testing';

type Open = ReturnType<typeof portalForSpecs>['open'];

export const HOME = '/concessionarias/seller';
export const CART = `${HOME}/atendimentos/${A_UUID}`;

const prices = [12, 18, 24, 36, 48].flatMap((term) =>
  [500, 1000].map((km) => ({ term, km, monthly: 2549 + 48 - term })),
);
const classes = [
  {
    slug: 'suv' as const,
    name: 'SUV',
    vehicleModels: [aCar({ versions: [aVersion({ prices })] })],
  },
];
/** Answers for a cart's page, apart from the cart itself. */
export const QUOTED = [
  answer(listVehicleClasses, classes),
  answer(quoteChoice, ({ body }) => aQuote({ monthly: 2000 + body.term })),
  answer(quoteAssistedChange, ({ body }) =>
    aQuote({ monthly: 1900 + body.term + body.addOns.length }),
  ),
];

/** Opens the page of a cart as its seller. */
export const cartOpener =
  (open: Open) =>
  (...answers: Answer[]) =>
    open(CART, { viewer: aViewer('seller'), answers: [...QUOTED, ...answers] });

export const anAssistedCart = (changes: Partial<AssistedCart> = {}): AssistedCart => ({
  ...aSharedCart(),
  simulations: [aSimulation()],
  ...changes,
});
/** A cart that only its seller can see. */
export const prepared = (changes: Partial<AssistedCart> = {}) =>
  anAssistedCart({ state: 'prepared', acceptedAt: null, history: [], ...changes });
