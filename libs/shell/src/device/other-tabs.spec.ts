import { sessionRestored, STORAGE_KEYS } from '@site/auth';
import { aToken, aUser, aViewer, claimsFor } from '@site/testing';
import { site } from '../testing/wired-site';
import { followOtherTabs } from './other-tabs';

const ANA = aToken(claimsFor(aViewer()));
const RENEWED = aToken(claimsFor(aViewer(), { exp: 2_000_000_000 }));
const BIA = aToken(claimsFor(aViewer('customer', { id: 'bia' })));

function tab(token: string | null = ANA) {
  const page = new EventTarget() as Window;
  const { store } = site([]);
  const user = token === null ? null : aUser();
  store.dispatch(sessionRestored({ token, user, landing: null }));
  let stored = token;
  const reload = jest.fn();
  const forgetTyped = jest.fn();
  followOtherTabs({ page, store, reload, forgetTyped, readToken: () => stored });
  const hear = (key: string | null, newValue: string | null) =>
    page.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  return {
    reload,
    forgetTyped,
    signOut: () => hear(null, null),
    keep: (next: string | null) => hear(STORAGE_KEYS.token, next),
    hear,
    comeBack: (next: string | null, persisted = true) => {
      stored = next;
      page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    },
  };
}

describe('what another tab does to the session of this one', () => {
  it.each<[string, (it: ReturnType<typeof tab>) => void]>([
    ["'Sair' there", ({ signOut }) => signOut()],
    ['a session that ran out there', ({ keep }) => keep(null)],
    ["another person's sign-in", ({ keep }) => keep(BIA)],
    ['a page that comes back after the sign-out', ({ comeBack }) => comeBack(null)],
  ])('%s loads the page anew', (_what, happen) => {
    const it = tab();
    happen(it);
    expect(it.reload).toHaveBeenCalledTimes(1);
  });

  it.each<[string, (it: ReturnType<typeof tab>) => void]>([
    ['a renewed token of the same person', ({ keep }) => keep(RENEWED)],
    ['anything else that is kept', ({ hear }) => hear(STORAGE_KEYS.campaign, null)],
    ['a page that comes back in the same session', ({ comeBack }) => comeBack(ANA)],
    ['the first load', ({ comeBack }) => comeBack(null, false)],
  ])('%s changes nothing', (_what, happen) => {
    const it = tab();
    happen(it);
    expect(it.reload).not.toHaveBeenCalled();
  });

  it('nothing disturbs a visitor who is not signed in', () => {
    const it = tab(null);
    it.signOut();
    it.keep(BIA);
    it.comeBack(null);
    expect(it.reload).not.toHaveBeenCalled();
  });

  it('what was typed here waits for its account, and goes when that one signs out', () => {
    const it = tab();
    it.keep(null);
    expect(it.forgetTyped).not.toHaveBeenCalled();
    it.signOut();
    expect(it.forgetTyped).toHaveBeenCalledTimes(1);
  });
});
