import { type RouteObject } from 'react-router-dom';
import { type SiteHandle } from '../../page-handle';
import { EMAIL_MFA, SIGN_IN } from './account.paths';

/** `/conta` itself leads to the sign-in; that redirect stands with the others in `app/redirects.ts`. */
export const accountRoutes: RouteObject[] = [
  {
    path: SIGN_IN,
    handle: { page: 'application', title: 'Entrar', entry: 'src/features/account/sign-in-screen.tsx' } satisfies SiteHandle,
    lazy: async () => ({ Component: (await import('./sign-in-screen')).SignInScreen }),
  },
  {
    path: EMAIL_MFA,
    handle: { page: 'application', title: 'Confirme que é você', entry: 'src/features/account/email-mfa-screen.tsx' } satisfies SiteHandle,
    lazy: async () => ({ Component: (await import('./email-mfa-screen')).EmailMfaScreen }),
  },
];
