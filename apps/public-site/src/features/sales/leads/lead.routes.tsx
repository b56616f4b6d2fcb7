import { type RouteObject } from 'react-router-dom';
import { LEAD_MODAL_PATH } from '@site/api-contract/site-paths';
import { type SiteHandle } from '../../../shared/page-handle';

/** Opens over the home page; it is a form, so the page hydrates on load. */
export const leadRoutes: RouteObject[] = [
  {
    path: LEAD_MODAL_PATH,
    handle: {
      page: 'application',
      entry: 'src/features/sales/leads/lead-modal.tsx',
    } satisfies SiteHandle,
    lazy: async () => ({ Component: (await import('./lead-modal')).LeadModal }),
  },
];
