import { type RouteObject } from 'react-router-dom';
import { LOGIN_PATH, requireToken } from '@site/auth';
import { type SiteHandle } from '../../page-handle';
import {
  MEMBER_AREA,
  MEMBER_DATA,
  MEMBER_DOCUMENTS,
  MEMBER_PRIVACY,
  MEMBER_PROPOSAL,
  MEMBER_SECURITY,
} from './member-area.paths';

/** spec §6: needs a stored token, else /conta/login; from there the customer comes back to what was asked. */
const guard = requireToken(
  ({ pathname, search }) =>
    `${LOGIN_PATH}?returnUrl=${encodeURIComponent(`${pathname}${search}`)}`,
);

export const memberAreaRoutes: RouteObject[] = [
  {
    path: MEMBER_AREA,
    loader: guard,
    handle: {
      page: 'private',
      title: 'Área logada',
      entry: 'src/features/member-area/overview-screen.tsx',
    } satisfies SiteHandle,
    lazy: async () => ({ Component: (await import('./overview-screen')).OverviewScreen }),
  },
  {
    path: MEMBER_PROPOSAL,
    loader: guard,
    handle: {
      page: 'private',
      title: 'Sua proposta',
      entry: 'src/features/member-area/proposal-screen.tsx',
    } satisfies SiteHandle,
    lazy: async () => ({ Component: (await import('./proposal-screen')).ProposalScreen }),
  },
  {
    path: MEMBER_DATA,
    loader: guard,
    handle: {
      page: 'private',
      title: 'Seus dados',
      entry: 'src/features/member-area/data-screen.tsx',
    } satisfies SiteHandle,
    lazy: async () => ({ Component: (await import('./data-screen')).DataScreen }),
  },
  {
    path: MEMBER_DOCUMENTS,
    loader: guard,
    handle: {
      page: 'private',
      title: 'Seus documentos',
      entry: 'src/features/member-area/documents-screen.tsx',
    } satisfies SiteHandle,
    lazy: async () => ({
      Component: (await import('./documents-screen')).DocumentsScreen,
    }),
  },
  {
    path: MEMBER_SECURITY,
    loader: guard,
    handle: {
      page: 'private',
      title: 'Segurança',
      entry: 'src/features/member-area/security-screen.tsx',
    } satisfies SiteHandle,
    lazy: async () => ({ Component: (await import('./security-screen')).SecurityScreen }),
  },
  {
    path: MEMBER_PRIVACY,
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
