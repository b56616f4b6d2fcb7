import { type ComponentType } from 'react';
import { type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import {
  CAMPAIGN_PATH,
  CHAT_PATH,
  ON_BOARD_PATH,
  RESERVATION_PATH,
  SUBSCRIBE_PATH,
  WAITING_LIST_PATH,
} from '@site/api-contract/site-paths';
import { type SiteHandle } from '../../../shared/page-handle';

type Row = {
  path: string;
  /** Slug of the page in the CMS: the path in lower case and without slashes. */
  slug: string;
  /** Pages with a form on the first screen hydrate on load ('application'). */
  page: 'content' | 'application';
  /** Header and footer are hidden, except on the list of upcoming models (spec §2). */
  frame: 'none' | 'whole';
  entry: string;
  screen: () => Promise<ComponentType>;
};

const FOLDER = 'src/features/sales/landing';

const ROWS: readonly Row[] = [
  {
    path: CHAT_PATH,
    slug: 'chamanochat',
    page: 'application',
    frame: 'none',
    entry: `${FOLDER}/chat-screen.tsx`,
    screen: async () => (await import('./chat-screen')).ChatScreen,
  },
  {
    path: CAMPAIGN_PATH,
    slug: 'campanha-whatsapp',
    page: 'application',
    frame: 'none',
    entry: `${FOLDER}/campaign-screen.tsx`,
    screen: async () => (await import('./campaign-screen')).CampaignScreen,
  },
  {
    path: ON_BOARD_PATH,
    slug: 'abordo',
    page: 'content',
    frame: 'none',
    entry: `${FOLDER}/on-board-screen.tsx`,
    screen: async () => (await import('./on-board-screen')).OnBoardScreen,
  },
  {
    path: SUBSCRIBE_PATH,
    slug: 'assine',
    page: 'content',
    frame: 'none',
    entry: `${FOLDER}/subscribe-screen.tsx`,
    screen: async () => (await import('./subscribe-screen')).SubscribeScreen,
  },
  {
    path: WAITING_LIST_PATH,
    slug: 'pre-reserva',
    page: 'content',
    frame: 'whole',
    entry: `${FOLDER}/queue/waiting-screen.tsx`,
    screen: async () => (await import('./queue/waiting-screen')).WaitingScreen,
  },
  {
    // It also loads the place that this browser already has.
    path: RESERVATION_PATH,
    slug: 'pre-reserva-boreal',
    page: 'application',
    frame: 'none',
    entry: `${FOLDER}/queue/reservation-screen.tsx`,
    screen: async () => (await import('./queue/reservation-screen')).ReservationScreen,
  },
];

/**
 * Landing pages (spec §2). Their paths are case-sensitive: the other spelling of
 * campanha-whatsApp redirects.
 */
export const landingRoutes: RouteObject[] = ROWS.map(
  ({ path, slug, page, frame, entry, screen }) => ({
    path,
    caseSensitive: true,
    handle: { page, entry, frame } satisfies SiteHandle,
    loader: async ({ context }: LoaderFunctionArgs) => {
      const { loadPrices, requirePage } = await import('../../../shared/load-page');
      await Promise.all([requirePage(context, slug), loadPrices(context)]);
      return { slug };
    },
    lazy: async () => ({ Component: await screen() }),
  }),
);
