import { pathInApp } from '@site/contracts/site-map';
import {
  CONSULTANT_DEALERSHIPS_PATH,
  CONSULTANT_PAGES_PATH,
  CONSULTANT_PRICES_PATH,
} from '@site/contracts/site-paths';
import { deskCopy as copy } from './desk.copy';

export type DeskPage = { to: string; label: string };
const page = (path: string, label: string): DeskPage => ({
  to: pathInApp('consultant-portal', path),
  label,
});

/** What the site sells, where, and what it says: one tab of the portal. */
export const DESK_PAGES = [
  page(CONSULTANT_PRICES_PATH, copy.prices),
  page(CONSULTANT_DEALERSHIPS_PATH, copy.dealerships),
  page(CONSULTANT_PAGES_PATH, copy.pages),
] as const;
