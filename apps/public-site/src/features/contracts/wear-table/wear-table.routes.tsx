import { type RouteObject } from 'react-router-dom';
import { WEAR_TABLE_PATH, WEAR_VERSION_PARAM } from '@site/api-contract/site-paths';
import { type SiteHandle } from '../../../shared/page-handle';

/** The public page of the wear table, also of the versions of older contracts. */
export const wearTableRoutes: RouteObject[] = [
  {
    path: WEAR_TABLE_PATH,
    handle: {
      page: 'content',
      title: 'Tabela de danos',
      entry: 'src/features/contracts/wear-table/wear-table-screen.tsx',
      query: [WEAR_VERSION_PARAM],
    } satisfies SiteHandle,
    lazy: async () => ({
      Component: (await import('./wear-table-screen')).WearTableScreen,
    }),
  },
];
