import { createSelector, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { accountsApi } from '@site/api-client';
import { type LoggedUser, type Session } from '@site/contracts';
import { viewerFromToken } from './viewer';

/** The dealership whose link brought the visitor (spec §4: dealer landing mode). */
export type DealerLanding = { id: string; name: string; city: string; state: string; phone: string };

export type SessionState = {
  token: string | null;
  user: LoggedUser | null;
  landing: DealerLanding | null;
  /** False in server-rendered state and before the browser's storage was read. */
  restored: boolean;
};

const initialState: SessionState = { token: null, user: null, landing: null, restored: false };

const { signIn, verifyMfa, redeemSignInLink, refreshSession, getLoggedUser, savePersonalData, saveCompanyData, saveAddress, finishRegistration } =
  accountsApi.endpoints;

/** Who is signed in. Derived from the answers of the account calls, not set by screens. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** What the browser remembered; the first thing that happens after hydration. */
    sessionRestored: (_state, { payload }: PayloadAction<Omit<SessionState, 'restored'>>) => ({ ...payload, restored: true }),
    sessionRenewed: (state, { payload }: PayloadAction<Session>) => signedIn(state, payload),
    sessionEnded: (state) => ({ ...state, token: null, user: null }),
    dealerLanded: (state, { payload }: PayloadAction<DealerLanding | null>) => ({ ...state, landing: payload }),
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(isAnyOf(signIn.matchFulfilled, verifyMfa.matchFulfilled, redeemSignInLink.matchFulfilled, refreshSession.matchFulfilled), (state, { payload }) =>
        signedIn(state, payload),
      )
      .addMatcher(
        isAnyOf(
          getLoggedUser.matchFulfilled,
          savePersonalData.matchFulfilled,
          saveCompanyData.matchFulfilled,
          saveAddress.matchFulfilled,
          finishRegistration.matchFulfilled,
        ),
        (state, { payload }) => (state.token === null ? state : { ...state, user: payload }),
      ),
  selectors: {
    selectToken: ({ token }) => token,
    selectUser: ({ user }) => user,
    selectLanding: ({ landing }) => landing,
    selectRestored: ({ restored }) => restored,
    selectViewer: createSelector(
      [({ token }: SessionState) => token, ({ user }: SessionState) => user?.dealershipName],
      (token, dealershipName) => viewerFromToken(token, dealershipName),
    ),
  },
});

export const { sessionRestored, sessionRenewed, sessionEnded, dealerLanded } = sessionSlice.actions;
export const { selectToken, selectUser, selectLanding, selectRestored, selectViewer } = sessionSlice.selectors;

function signedIn(state: SessionState, { token, user }: Session): SessionState {
  return { ...state, token, user };
}
