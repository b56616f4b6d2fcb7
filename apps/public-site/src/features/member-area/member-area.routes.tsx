import { type RouteObject } from 'react-router-dom';
import {
  MEMBER_AREA_PATH,
  MEMBER_CONTRACT_PATH,
  MEMBER_DATA_PATH,
  MEMBER_DELIVERY_PATH,
  MEMBER_DOCUMENTS_PATH,
  MEMBER_DRIVERS_PATH,
  MEMBER_FINES_PATH,
  MEMBER_KM_PATH,
  MEMBER_PAYMENTS_PATH,
  MEMBER_PRIVACY_PATH,
  MEMBER_PROPOSAL_PATH,
  MEMBER_PURCHASE_PATH,
  MEMBER_RETURN_PATH,
  MEMBER_SECURITY_PATH,
  MEMBER_SERVICE_PATH,
  MEMBER_SERVICES_PATH,
  MEMBER_SIMULATIONS_PATH,
  MEMBER_WORKSHOP_PATH,
  SIGN_IN_PATH,
  withReturnUrl,
} from '@site/api-contract/site-paths';
import { requireToken } from '@site/auth';
import { type SiteHandle } from '../../shared/page-handle';

/**
 * spec §6: without a stored token the guard leads to /conta/login, and after sign-in back
 * to the requested page.
 */
const guard = requireToken(({ pathname, search }) =>
  withReturnUrl(SIGN_IN_PATH, `${pathname}${search}`),
);

export const memberAreaRoutes: RouteObject[] = [
  {
    path: MEMBER_AREA_PATH,
    loader: guard,
    handle: {
      page: 'private',
      title: 'Área logada',
      entry: 'src/features/member-area/overview/overview-screen.tsx',
    } satisfies SiteHandle,
    lazy: async () => ({
      Component: (await import('./overview/overview-screen')).OverviewScreen,
    }),
  },
  {
    path: MEMBER_PROPOSAL_PATH,
    loader: guard,
    handle: {
      page: 'private',
      title: 'Sua proposta',
      entry: 'src/features/member-area/proposals/proposal-screen.tsx',
    } satisfies SiteHandle,
    lazy: async () => ({
      Component: (await import('./proposals/proposal-screen')).ProposalScreen,
    }),
  },
  {
    path: MEMBER_PAYMENTS_PATH,
    loader: guard,
    handle: {
      page: 'private',
      title: 'Pagamentos',
      entry: 'src/features/member-area/payments/payments-screen.tsx',
    } satisfies SiteHandle,
    lazy: async () => ({
      Component: (await import('./payments/payments-screen')).PaymentsScreen,
    }),
  },
  {
    path: MEMBER_DELIVERY_PATH,
    loader: guard,
    handle: {
      page: 'private',
      title: 'Entrega',
      entry: 'src/features/member-area/deliveries/delivery-screen.tsx',
    } satisfies SiteHandle,
    lazy: async () => ({
      Component: (await import('./deliveries/delivery-screen')).DeliveryScreen,
    }),
  },
  {
    path: MEMBER_SERVICES_PATH,
    loader: guard,
    handle: {
      page: 'private',
      title: 'Ajuda',
      entry: 'src/features/member-area/service-requests/service-requests-screen.tsx',
    } satisfies SiteHandle,
    lazy: async () => ({
      Component: (await import('./service-requests/service-requests-screen'))
        .ServicesScreen,
    }),
  },
  {
    path: MEMBER_WORKSHOP_PATH,
    loader: guard,
    handle: {
      page: 'private',
      title: 'Oficina',
      entry: 'src/features/member-area/workshop/workshop-screen.tsx',
    } satisfies SiteHandle,
    lazy: async () => ({
      Component: (await import('./workshop/workshop-screen')).WorkshopScreen,
    }),
  },
  {
    path: MEMBER_SERVICE_PATH,
    loader: guard,
    handle: {
      page: 'private',
      title: 'Atendimento',
      entry: 'src/features/member-area/service-requests/service-screen.tsx',
    } satisfies SiteHandle,
    lazy: async () => ({
      Component: (await import('./service-requests/service-screen')).ServiceScreen,
    }),
  },
  {
    path: MEMBER_DRIVERS_PATH,
    loader: guard,
    handle: {
      page: 'private',
      title: 'Motoristas',
      entry: 'src/features/member-area/drivers/drivers-screen.tsx',
    } satisfies SiteHandle,
    lazy: async () => ({
      Component: (await import('./drivers/drivers-screen')).DriversScreen,
    }),
  },
  {
    path: MEMBER_FINES_PATH,
    loader: guard,
    handle: {
      page: 'private',
      title: 'Multas de trânsito',
      entry: 'src/features/member-area/traffic-fines/traffic-fines-screen.tsx',
    } satisfies SiteHandle,
    lazy: async () => ({
      Component: (await import('./traffic-fines/traffic-fines-screen'))
        .TrafficFinesScreen,
    }),
  },
  {
    path: MEMBER_PURCHASE_PATH,
    loader: guard,
    handle: {
      page: 'private',
      title: 'Comprar o carro',
      entry: 'src/features/member-area/purchases/purchase-screen.tsx',
    } satisfies SiteHandle,
    lazy: async () => ({
      Component: (await import('./purchases/purchase-screen')).PurchaseScreen,
    }),
  },
  {
    path: MEMBER_RETURN_PATH,
    loader: guard,
    handle: {
      page: 'private',
      title: 'Devolução',
      entry: 'src/features/member-area/returns/return-screen.tsx',
    } satisfies SiteHandle,
    lazy: async () => ({
      Component: (await import('./returns/return-screen')).ReturnScreen,
    }),
  },
  {
    path: MEMBER_CONTRACT_PATH,
    loader: guard,
    handle: {
      page: 'private',
      title: 'Seu contrato',
      entry: 'src/features/member-area/contracts/contract-screen.tsx',
    } satisfies SiteHandle,
    lazy: async () => ({
      Component: (await import('./contracts/contract-screen')).ContractScreen,
    }),
  },
  {
    path: MEMBER_KM_PATH,
    loader: guard,
    handle: {
      page: 'private',
      title: 'Km',
      entry: 'src/features/member-area/km/km-screen.tsx',
    } satisfies SiteHandle,
    lazy: async () => ({ Component: (await import('./km/km-screen')).KmScreen }),
  },
  {
    path: MEMBER_SIMULATIONS_PATH,
    loader: guard,
    handle: {
      page: 'private',
      title: 'Suas simulações',
      entry: 'src/features/member-area/simulations/simulations-screen.tsx',
    } satisfies SiteHandle,
    lazy: async () => ({
      Component: (await import('./simulations/simulations-screen')).SimulationsScreen,
    }),
  },
  {
    path: MEMBER_DATA_PATH,
    loader: guard,
    handle: {
      page: 'private',
      title: 'Seus dados',
      entry: 'src/features/member-area/accounts/data-screen.tsx',
    } satisfies SiteHandle,
    lazy: async () => ({
      Component: (await import('./accounts/data-screen')).DataScreen,
    }),
  },
  {
    path: MEMBER_DOCUMENTS_PATH,
    loader: guard,
    handle: {
      page: 'private',
      title: 'Seus documentos',
      entry: 'src/features/member-area/documents/documents-screen.tsx',
    } satisfies SiteHandle,
    lazy: async () => ({
      Component: (await import('./documents/documents-screen')).DocumentsScreen,
    }),
  },
  {
    path: MEMBER_SECURITY_PATH,
    loader: guard,
    handle: {
      page: 'private',
      title: 'Segurança',
      entry: 'src/features/member-area/accounts/security-screen.tsx',
    } satisfies SiteHandle,
    lazy: async () => ({
      Component: (await import('./accounts/security-screen')).SecurityScreen,
    }),
  },
  {
    path: MEMBER_PRIVACY_PATH,
    loader: guard,
    handle: {
      page: 'private',
      title: 'Privacidade',
      entry: 'src/features/member-area/privacy/privacy-screen.tsx',
    } satisfies SiteHandle,
    lazy: async () => ({
      Component: (await import('./privacy/privacy-screen')).PrivacyScreen,
    }),
  },
];
