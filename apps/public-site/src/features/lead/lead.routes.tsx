import { type RouteObject } from 'react-router-dom';
import { type SiteHandle } from '../../page-handle';

/** Opens over the home page; a form, so it hydrates on load. */
export const leadRoutes: RouteObject[] = [
  {
    path: 'desconto-assinar',
    handle: {
      page: 'application',
      entry: 'src/features/lead/lead-modal.tsx',
    } satisfies SiteHandle,
    lazy: async () => ({ Component: (await import('./lead-modal')).LeadModal }),
  },
];
