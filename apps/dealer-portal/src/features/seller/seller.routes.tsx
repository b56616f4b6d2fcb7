import { type RouteObject } from 'react-router-dom';
import { type PageHandle } from '@site/server/page';

export const sellerRoutes: RouteObject[] = [
  {
    path: 'seller',
    lazy: () => import('./seller-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/seller/seller-screen.tsx',
    } satisfies PageHandle,
  },
  {
    path: 'seller/atendimentos/:id',
    lazy: () => import('./together/assisted-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/seller/together/assisted-screen.tsx',
    } satisfies PageHandle,
  },
];
