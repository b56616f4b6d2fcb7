import { type RouteObject } from 'react-router-dom';
import { pathInApp } from '@site/api-contract/site-map';
import {
  DEALER_DELIVERIES_PATH,
  DEALER_DELIVERY_HOURS_PATH,
  DEALER_DELIVERY_PATH,
} from '@site/api-contract/site-paths';
import { type PageHandle } from '@site/shell/page';

export const deliveryRoutes: RouteObject[] = [
  {
    path: pathInApp('dealer-portal', DEALER_DELIVERIES_PATH),
    lazy: () => import('./deliveries-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/contracts/deliveries/deliveries-screen.tsx',
    } satisfies PageHandle,
  },
  {
    path: pathInApp('dealer-portal', DEALER_DELIVERY_HOURS_PATH),
    lazy: () => import('./hours/hours-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/contracts/deliveries/hours/hours-screen.tsx',
    } satisfies PageHandle,
  },
  {
    path: pathInApp('dealer-portal', DEALER_DELIVERY_PATH),
    lazy: () => import('./delivery-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/contracts/deliveries/delivery-screen.tsx',
    } satisfies PageHandle,
  },
];
