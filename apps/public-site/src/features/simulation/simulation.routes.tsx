import { type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { requireToken } from '@site/auth';
import { type SiteHandle } from '../../page-handle';
import {
  CART,
  CHECKOUT,
  CHOOSE,
  CONFIGURE,
  INVITATION,
  MODELS,
  quickRegistrationPath,
  SHARED,
  SIMULATOR,
} from './simulation.paths';

const FOLDER = 'src/features/simulation';

async function loadCatalogue({ context }: LoaderFunctionArgs): Promise<null> {
  return (await import('./conditions/load-catalogue')).loadCatalogue(context);
}

const CHOOSE_ENTRY = `${FOLDER}/choose/choose-screen.tsx`;

export const simulationRoutes: RouteObject[] = [
  {
    path: SIMULATOR,
    handle: {
      page: 'application',
      entry: `${FOLDER}/entry/entry-screen.tsx`,
      title: 'Simular',
    } satisfies SiteHandle,
    lazy: async () => ({ Component: (await import('./entry/entry-screen')).EntryScreen }),
  },
  {
    path: CHOOSE,
    handle: {
      page: 'application',
      entry: CHOOSE_ENTRY,
      title: 'Escolha o carro',
    } satisfies SiteHandle,
    loader: loadCatalogue,
    shouldRevalidate: () => false,
    lazy: async () => ({
      Component: (await import('./choose/choose-screen')).ChooseToSubscribe,
    }),
  },
  {
    path: MODELS,
    handle: {
      page: 'application',
      entry: CHOOSE_ENTRY,
      title: 'Modelos e preços',
    } satisfies SiteHandle,
    loader: loadCatalogue,
    shouldRevalidate: () => false,
    lazy: async () => ({
      Component: (await import('./choose/choose-screen')).ChooseModel,
    }),
  },
  {
    path: CONFIGURE,
    handle: {
      page: 'application',
      entry: `${FOLDER}/configurator/configure-screen.tsx`,
      headerFixed: false,
      query: ['modelo'],
    } satisfies SiteHandle,
    loader: loadCatalogue,
    shouldRevalidate: () => false,
    lazy: async () => ({
      Component: (await import('./configurator/configure-screen')).ConfigureScreen,
    }),
  },
  {
    path: CART,
    handle: {
      page: 'application',
      entry: `${FOLDER}/cart/cart-screen.tsx`,
      title: 'Carrinho',
    } satisfies SiteHandle,
    lazy: async () => ({ Component: (await import('./cart/cart-screen')).CartScreen }),
  },
  {
    path: SHARED,
    handle: {
      page: 'private',
      entry: `${FOLDER}/share/shared-screen.tsx`,
      title: 'Simulação compartilhada',
    } satisfies SiteHandle,
    lazy: async () => ({
      Component: (await import('./share/shared-screen')).SharedScreen,
    }),
  },
  {
    path: INVITATION,
    handle: {
      page: 'private',
      entry: `${FOLDER}/together/invitation-screen.tsx`,
      title: 'Atendimento junto',
    } satisfies SiteHandle,
    lazy: async () => ({
      Component: (await import('./together/invitation-screen')).InvitationScreen,
    }),
  },
  {
    path: CHECKOUT,
    handle: {
      page: 'private',
      entry: `${FOLDER}/checkout/checkout-screen.tsx`,
      title: 'Assinar',
    } satisfies SiteHandle,
    // Somebody without an account begins with the quick registration, which also leads to the sign-in.
    loader: requireToken(({ pathname, search }) =>
      quickRegistrationPath(`${pathname}${search}`),
    ),
    lazy: async () => ({
      Component: (await import('./checkout/checkout-screen')).CheckoutScreen,
    }),
  },
];
