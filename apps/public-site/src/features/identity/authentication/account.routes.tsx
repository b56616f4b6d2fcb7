import { type RouteObject } from 'react-router-dom';
import {
  EMAIL_MFA_PATH,
  RECOVER_PASSWORD_PATH,
  RESET_PASSWORD_PATH,
  SECOND_STEP_PATH,
  SIGN_IN_PATH,
  STAFF_INVITATION_PATH,
} from '@site/api-contract/site-paths';
import { type SiteHandle } from '../../../shared/page-handle';

/** The redirect from `/conta` to the sign-in is with the others in `app/redirects.ts`. */
export const accountRoutes: RouteObject[] = [
  {
    path: SIGN_IN_PATH,
    handle: {
      page: 'application',
      title: 'Entrar',
      entry: 'src/features/identity/authentication/sign-in-screen.tsx',
    } satisfies SiteHandle,
    lazy: async () => ({ Component: (await import('./sign-in-screen')).SignInScreen }),
  },
  {
    path: EMAIL_MFA_PATH,
    handle: {
      page: 'application',
      title: 'Confirme que é você',
      entry: 'src/features/identity/authentication/email-mfa-screen.tsx',
    } satisfies SiteHandle,
    lazy: async () => ({
      Component: (await import('./email-mfa-screen')).EmailMfaScreen,
    }),
  },
  {
    path: SECOND_STEP_PATH,
    handle: {
      page: 'application',
      title: 'Segunda etapa',
      entry: 'src/features/identity/authentication/second-step-screen.tsx',
    } satisfies SiteHandle,
    lazy: async () => ({
      Component: (await import('./second-step-screen')).SecondStepScreen,
    }),
  },
  {
    path: RECOVER_PASSWORD_PATH,
    handle: {
      page: 'application',
      title: 'Recuperar senha',
      entry: 'src/features/identity/authentication/recover-screen.tsx',
    } satisfies SiteHandle,
    lazy: async () => ({ Component: (await import('./recover-screen')).RecoverScreen }),
  },
  {
    path: RESET_PASSWORD_PATH,
    // security-requirements A6: the address contains the mail's token until the page has
    // loaded
    handle: {
      page: 'application',
      title: 'Criar outra senha',
      referrer: 'no-referrer',
      entry: 'src/features/identity/authentication/password-link-screens.tsx',
    } satisfies SiteHandle,
    lazy: async () => ({
      Component: (await import('./password-link-screens')).ResetScreen,
    }),
  },
  {
    path: STAFF_INVITATION_PATH,
    // This address contains a token, too.
    handle: {
      page: 'application',
      title: 'Aceitar convite',
      referrer: 'no-referrer',
      entry: 'src/features/identity/authentication/password-link-screens.tsx',
    } satisfies SiteHandle,
    lazy: async () => ({
      Component: (await import('./password-link-screens')).InvitationScreen,
    }),
  },
];
