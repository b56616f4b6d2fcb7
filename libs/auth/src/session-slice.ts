import {
  createSelector,
  createSlice,
  isAnyOf,
  type PayloadAction,
} from '@reduxjs/toolkit';
import { accountsApi } from '@site/api-client';
import { type LoggedUser, type Session } from '@site/api-contract';
import { viewerFromToken } from './viewer';

/** The dealership whose link brought the visitor (spec §4: dealer landing mode). */
export type DealerLanding = {
  id: string;
  name: string;
  city: string;
  state: string;
  phone: string;
};

export type SessionState = {
  token: string | null;
  user: LoggedUser | null;
  landing: DealerLanding | null;
  /**
   * The person chose 'Sair': refusals of calls that were under way are ignored until the
   * next sign-in.
   */
  signedOut: boolean;
  /** False in server-rendered state and before the browser's storage was read. */
  restored: boolean;
};

/** Part of the session that the browser keeps. */
export type Remembered = Pick<SessionState, 'token' | 'user' | 'landing'>;

const initialState: SessionState = {
  token: null,
  user: null,
  landing: null,
  signedOut: false,
  restored: false,
};

const {
  signIn,
  verifyMfa,
  refreshSession,
  getLoggedUser,
  savePersonalData,
  saveCompanyData,
  saveAddress,
  finishRegistration,
} = accountsApi.endpoints;

/**
 * Session of the viewer, derived from the answers of the account calls and not set by
 * screens.
 */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** Restores the stored session; the first action after hydration. */
    sessionRestored: (state, { payload }: PayloadAction<Remembered>) => ({
      ...state,
      ...payload,
      restored: true,
    }),
    sessionRefreshed: (state, { payload }: PayloadAction<Session>) =>
      signedIn(state, payload),
    signingOut: (state) => ({ ...state, signedOut: true }),
    sessionEnded: (state) => ({ ...state, token: null, user: null }),
    dealerLanded: (state, { payload }: PayloadAction<DealerLanding | null>) => ({
      ...state,
      landing: payload,
    }),
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(
        isAnyOf(
          signIn.matchFulfilled,
          verifyMfa.matchFulfilled,
          refreshSession.matchFulfilled,
        ),
        (state, { payload }) => signedIn(state, payload),
      )
      .addMatcher(
        isAnyOf(
          getLoggedUser.matchFulfilled,
          savePersonalData.matchFulfilled,
          saveCompanyData.matchFulfilled,
          saveAddress.matchFulfilled,
          finishRegistration.matchFulfilled,
        ),
        (state, { payload }) =>
          state.token === null ? state : { ...state, user: payload },
      ),
  selectors: {
    selectToken: ({ token }) => token,
    selectUser: ({ user }) => user,
    selectLanding: ({ landing }) => landing,
    selectRestored: ({ restored }) => restored,
    selectViewer: createSelector(
      [
        ({ token }: SessionState) => token,
        ({ user }: SessionState) => user?.dealershipName,
        ({ user }: SessionState) => user?.personType,
        ({ user }: SessionState) => user?.rights,
      ],
      (token, dealershipName, personType, rights) =>
        viewerFromToken(token, { dealershipName, personType, rights }),
    ),
  },
});

export const {
  sessionRestored,
  sessionRefreshed,
  signingOut,
  sessionEnded,
  dealerLanded,
} = sessionSlice.actions;
export const { selectToken, selectUser, selectLanding, selectRestored, selectViewer } =
  sessionSlice.selectors;

function signedIn(state: SessionState, { token, user }: Session): SessionState {
  return { ...state, token, user, signedOut: false };
}
