import { type Page } from '../../content/cms-pages/cms.repository';
import { footerPage } from './footer';
import { homePage } from './home';
import { institutionalPages } from './institutional';
import { landingPages } from './landing';
import { welcomePage } from './welcome';

/** Embedded CMS pages of the demo. */
export const PAGES: readonly Page[] = [
  homePage,
  footerPage,
  welcomePage,
  ...institutionalPages,
  ...landingPages,
];
