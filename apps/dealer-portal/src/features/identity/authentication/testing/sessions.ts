import { listAssistedCarts, listProposals, type Viewer } from '@site/api-contract';
import { answer, aToken, aUser, aUserFor, claimsFor } from '@site/testing';

/** The token in a mail's link. */
export const TOKEN = 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-AbCdE';

export const sessionOf = (viewer: Viewer) => ({
  token: aToken(claimsFor(viewer)),
  user: aUserFor(viewer) ?? aUser(),
});

/** Answers for the first pages after a sign-in, with empty lists. */
export const FIRST_PAGES = [
  answer(listProposals, { items: [], nextCursor: null, total: 0, counts: {} }),
  answer(listAssistedCarts, []),
];
