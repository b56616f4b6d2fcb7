import { pathInApp } from '@site/api-contract/site-map';
import {
  CONSULTANT_DEALERSHIPS_PATH,
  CONSULTANT_PAGES_PATH,
  CONSULTANT_PRICES_PATH,
} from '@site/api-contract/site-paths';
import { deskCopy as copy } from './desk.copy';

export type PortalPage = { to: string; label: string };
export const portalPage = (path: string, label: string): PortalPage => ({
  to: pathInApp('consultant-portal', path),
  label,
});

/** Prices, dealerships and pages of the site share the tab 'Gestão'. */
export const DESK_PAGES = [
  portalPage(CONSULTANT_PRICES_PATH, copy.prices),
  portalPage(CONSULTANT_DEALERSHIPS_PATH, copy.dealerships),
  portalPage(CONSULTANT_PAGES_PATH, copy.pages),
] as const;
