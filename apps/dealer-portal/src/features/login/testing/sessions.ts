import { listAssistedCarts, listProposals, type Viewer } from '@site/contracts';
import { answer, aToken, aUser, aUserFor, claimsFor } from '@site/testing';

/** What a link of a mail carries. */
export const TOKEN = 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-AbCdE';

export const sessionOf = (viewer: Viewer) => ({
  token: aToken(claimsFor(viewer)),
  user: aUserFor(viewer) ?? aUser(),
});

/** What the first pages after a sign-in ask for: there is nothing yet. */
export const FIRST_PAGES = [
  answer(listProposals, { items: [], nextCursor: null, total: 0, counts: {} }),
  answer(listAssistedCarts, []),
];
