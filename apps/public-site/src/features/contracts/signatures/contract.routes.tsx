import { type RouteObject } from 'react-router-dom';
import {
  SIGN_CONTRACT_PATH,
  SIGN_IN_PATH,
  VERIFY_CONTRACT_PATH,
  withReturnUrl,
} from '@site/api-contract/site-paths';
import { requireToken } from '@site/auth';
import { type SiteHandle } from '../../../shared/page-handle';

/**
 * The page on which a contract is read and signed, and the public page that verifies one.
 */
export const contractRoutes: RouteObject[] = [
  {
    path: SIGN_CONTRACT_PATH,
    loader: requireToken(({ pathname, search }) =>
      withReturnUrl(SIGN_IN_PATH, `${pathname}${search}`),
    ),
    handle: {
      page: 'private',
      title: 'Contrato para assinar',
      entry: 'src/features/contracts/signatures/sign-screen.tsx',
    } satisfies SiteHandle,
    lazy: async () => ({ Component: (await import('./sign-screen')).SignScreen }),
  },
  {
    path: VERIFY_CONTRACT_PATH,
    handle: {
      page: 'content',
      title: 'Confira um contrato',
      entry: 'src/features/contracts/signatures/verify/verify-screen.tsx',
    } satisfies SiteHandle,
    lazy: async () => ({
      Component: (await import('./verify/verify-screen')).VerifyScreen,
    }),
  },
];
