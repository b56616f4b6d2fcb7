import { type Page } from '../../content/cms-pages/cms.repository';
import { campaignPage } from './landing/campaign';
import { chatPage } from './landing/chat';
import { onBoardPage } from './landing/on-board';
import { reservationPage, waitingPage } from './landing/pre-reservation';
import { subscribePage } from './landing/subscribe';

const FIRST_ID = 60;

/** Landing pages (spec §2), each with a content shape of its own in the contract. */
export const landingPages: readonly Page[] = [
  chatPage,
  campaignPage,
  onBoardPage,
  subscribePage,
  waitingPage,
  reservationPage,
].map((page, index) => ({ id: FIRST_ID + index, ...page }));
