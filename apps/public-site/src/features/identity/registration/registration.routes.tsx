import { type RouteObject } from 'react-router-dom';
import {
  FINISH_REGISTRATION_PATH,
  QUICK_REGISTRATION_PATH,
  REGISTRATION_PATH,
  RETURN_URL_PARAM,
  STEP_SLUGS,
  withReturnUrl,
} from '@site/api-contract/site-paths';
import { requireToken } from '@site/auth';
import { type SiteHandle } from '../../../shared/page-handle';

const QUICK_ENTRY = 'src/features/identity/registration/quick/quick-layout.tsx';

/**
 * Paths of the steps of people and of companies; the bare addresses open the first
 * incomplete step.
 */
const STEP_PATHS = ['', 'empresa'].flatMap((base) => [
  base,
  ...STEP_SLUGS.map((slug) => [base, slug].filter(Boolean).join('/')),
]);

export const registrationRoutes: RouteObject[] = [
  {
    path: QUICK_REGISTRATION_PATH,
    handle: {
      page: 'application',
      title: 'Cadastro rápido',
      frame: 'slim',
      entry: QUICK_ENTRY,
    } satisfies SiteHandle,
    lazy: async () => ({ Component: (await import('./quick/quick-layout')).QuickLayout }),
    children: [
      {
        index: true,
        handle: {
          entry: 'src/features/identity/registration/quick/quick-registration-screen.tsx',
        } satisfies SiteHandle,
        lazy: async () => ({
          Component: (await import('./quick/quick-registration-screen'))
            .QuickRegistrationScreen,
        }),
      },
      {
        path: FINISH_REGISTRATION_PATH,
        handle: {
          title: 'Confirme seu e-mail',
          entry: 'src/features/identity/registration/finish-screen.tsx',
        } satisfies SiteHandle,
        lazy: async () => ({ Component: (await import('./finish-screen')).FinishScreen }),
      },
    ],
  },
  {
    path: REGISTRATION_PATH,
    // A visitor without an account starts with the quick registration.
    loader: requireToken(({ searchParams }) =>
      withReturnUrl(QUICK_REGISTRATION_PATH, searchParams.get(RETURN_URL_PARAM)),
    ),
    handle: {
      page: 'private',
      title: 'Cadastro',
      frame: 'slim',
      entry: 'src/features/identity/registration/registration-screen.tsx',
    } satisfies SiteHandle,
    lazy: async () => ({
      Component: (await import('./registration-screen')).RegistrationScreen,
    }),
    // The parent route renders every step.
    children: STEP_PATHS.map((path) =>
      path === '' ? { index: true, element: null } : { path, element: null },
    ),
  },
];
