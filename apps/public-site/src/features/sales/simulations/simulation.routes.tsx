import { type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import {
  CAR_PATH,
  CART_PATH,
  CHECKOUT_PATH,
  CHOOSE_CAR_PATH,
  COMPARE_PATH,
  CONFIGURE_PATH,
  INVITATION_PATH,
  MODELS_PATH,
  QUICK_REGISTRATION_PATH,
  SHARED_SIMULATION_PATH,
  SIMULATOR_PATH,
  withReturnUrl,
} from '@site/api-contract/site-paths';
import { requireToken } from '@site/auth';
import { type SiteHandle } from '../../../shared/page-handle';
import {
  COMPARE_QUERY,
  CONFIGURE_QUERY,
  LIST_QUERY,
  PRICE_QUERY,
  SHARED_QUERY,
} from './core/conditions/server-query';

const FOLDER = 'src/features/sales/simulations';

/** Loaders load with their screens, since every page contains this list of routes. */
const loaders = () => import('./core/conditions/load-catalogue');

async function loadList(args: LoaderFunctionArgs): Promise<null> {
  return (await loaders()).loadList(args);
}

async function loadConfigurator(args: LoaderFunctionArgs): Promise<null> {
  return (await loaders()).loadConfigurator(args);
}

async function loadShared(args: LoaderFunctionArgs): Promise<null> {
  return (await import('./share/load-shared')).loadShared(args);
}

async function loadCar(args: LoaderFunctionArgs): Promise<null> {
  return (await import('./core/sheet/load-sheets')).loadCar(args);
}

async function loadCompared(args: LoaderFunctionArgs): Promise<null> {
  return (await import('./core/sheet/load-sheets')).loadCompared(args);
}

const CHOOSE_ENTRY = `${FOLDER}/choose/choose-screen.tsx`;

export const simulationRoutes: RouteObject[] = [
  {
    path: SIMULATOR_PATH,
    handle: {
      page: 'application',
      entry: `${FOLDER}/entry/entry-screen.tsx`,
      title: 'Simular',
    } satisfies SiteHandle,
    lazy: async () => ({ Component: (await import('./entry/entry-screen')).EntryScreen }),
  },
  {
    path: CHOOSE_CAR_PATH,
    handle: {
      page: 'application',
      entry: CHOOSE_ENTRY,
      title: 'Escolha o carro',
      query: LIST_QUERY,
    } satisfies SiteHandle,
    loader: loadList,
    shouldRevalidate: () => false,
    lazy: async () => ({
      Component: (await import('./choose/choose-screen')).ChooseToSubscribe,
    }),
  },
  {
    path: MODELS_PATH,
    handle: {
      page: 'application',
      entry: CHOOSE_ENTRY,
      title: 'Modelos e preços',
      query: LIST_QUERY,
    } satisfies SiteHandle,
    loader: loadList,
    shouldRevalidate: () => false,
    lazy: async () => ({
      Component: (await import('./choose/choose-screen')).ChooseModel,
    }),
  },
  {
    path: CAR_PATH,
    handle: {
      page: 'application',
      entry: `${FOLDER}/car/car-screen.tsx`,
      query: PRICE_QUERY,
    } satisfies SiteHandle,
    loader: loadCar,
    shouldRevalidate: ({ currentParams, nextParams }) =>
      currentParams.id !== nextParams.id,
    lazy: async () => ({ Component: (await import('./car/car-screen')).CarScreen }),
  },
  {
    path: COMPARE_PATH,
    handle: {
      page: 'application',
      entry: `${FOLDER}/compare/compare-screen.tsx`,
      title: 'Comparar carros',
      // The heads of the compared cars are fixed instead.
      headerFixed: false,
      query: COMPARE_QUERY,
    } satisfies SiteHandle,
    loader: loadCompared,
    shouldRevalidate: () => false,
    lazy: async () => ({
      Component: (await import('./compare/compare-screen')).CompareScreen,
    }),
  },
  {
    path: CONFIGURE_PATH,
    handle: {
      page: 'application',
      entry: `${FOLDER}/configure/configure-screen.tsx`,
      headerFixed: false,
      query: CONFIGURE_QUERY,
    } satisfies SiteHandle,
    loader: loadConfigurator,
    shouldRevalidate: () => false,
    lazy: async () => ({
      Component: (await import('./configure/configure-screen')).ConfigureScreen,
    }),
  },
  {
    path: CART_PATH,
    handle: {
      page: 'application',
      entry: `${FOLDER}/cart/cart-screen.tsx`,
      title: 'Carrinho',
    } satisfies SiteHandle,
    lazy: async () => ({ Component: (await import('./cart/cart-screen')).CartScreen }),
  },
  {
    path: SHARED_SIMULATION_PATH,
    handle: {
      page: 'application',
      entry: `${FOLDER}/share/shared-screen.tsx`,
      title: 'Simulação compartilhada',
      query: SHARED_QUERY,
    } satisfies SiteHandle,
    loader: loadShared,
    shouldRevalidate: () => false,
    lazy: async () => ({
      Component: (await import('./share/shared-screen')).SharedScreen,
    }),
  },
  {
    path: INVITATION_PATH,
    handle: {
      page: 'private',
      entry: `${FOLDER}/assisted-sale/invitation-screen.tsx`,
      title: 'Atendimento com vendedor',
    } satisfies SiteHandle,
    lazy: async () => ({
      Component: (await import('./assisted-sale/invitation-screen')).InvitationScreen,
    }),
  },
  {
    path: CHECKOUT_PATH,
    handle: {
      page: 'private',
      entry: `${FOLDER}/checkout/checkout-screen.tsx`,
      title: 'Assinar',
      frame: 'slim',
    } satisfies SiteHandle,
    // A visitor without an account starts with the quick registration, which links to the
    // sign-in.
    loader: requireToken(({ pathname, search }) =>
      withReturnUrl(QUICK_REGISTRATION_PATH, `${pathname}${search}`),
    ),
    lazy: async () => ({
      Component: (await import('./checkout/checkout-screen')).CheckoutScreen,
    }),
  },
];
