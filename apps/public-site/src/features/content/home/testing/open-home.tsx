import { screen } from '@testing-library/react';
import { listPrices } from '@site/api-contract';
import { type Answer, answer } from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { aHomeContent, cmsWith } from '../../../../testing/cms-pages';
import { amongOthers, siteScene } from '../../../../testing/site-scene';
import { homeRoutes } from '../home.routes';

export const PRICES = answer(listPrices, [
  { annataModel: 'LIRA Essencial', salesPrice: 1499 },
  { annataModel: 'Ipe Conforto', salesPrice: 2119.9 },
]);

/**
 * Opens the home page, by default with these tests' CMS page and prices, and with its own
 * routes only.
 */
export async function openHome(
  answers: Answer[] = [cmsWith({ 'home-v3': aHomeContent() }), PRICES],
  { routes = amongOthers(homeRoutes([])), remembered = {} } = {},
) {
  const scene = siteScene(remembered);
  const view = renderRoute(routes, '/', { wire: scene.wire, answers });
  await screen.findByRole('heading', { level: 1 });
  return { ...scene, ...view };
}

/** The text of an element, with every non-breaking space as a plain one. */
export const spoken = (element: Element | null) =>
  element?.textContent?.replace(/\u00a0/g, ' ');
