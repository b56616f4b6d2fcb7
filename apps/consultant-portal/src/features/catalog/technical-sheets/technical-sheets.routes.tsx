import { type RouteObject } from 'react-router-dom';
import { pathInApp } from '@site/api-contract/site-map';
import {
  CONSULTANT_SHEET_PATH,
  CONSULTANT_SHEETS_PATH,
} from '@site/api-contract/site-paths';
import { type PageHandle } from '@site/shell/page';

/** The technical sheets, and one of them as a form. */
export const technicalSheetRoutes: RouteObject[] = [
  {
    path: pathInApp('consultant-portal', CONSULTANT_SHEETS_PATH),
    lazy: () => import('./technical-sheets-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/catalog/technical-sheets/technical-sheets-screen.tsx',
    } satisfies PageHandle,
  },
  {
    path: pathInApp('consultant-portal', CONSULTANT_SHEET_PATH),
    lazy: () => import('./technical-sheet-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/catalog/technical-sheets/technical-sheet-screen.tsx',
    } satisfies PageHandle,
  },
];
