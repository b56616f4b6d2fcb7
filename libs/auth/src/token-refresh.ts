import { type Session } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { claimsOf } from './token';

const MARGIN_MS = 60_000;
/**
 * Shortest pause between attempts while the network is down, and the longest planned
 * delay, since a timer takes at most 24.8 days.
 */
const PLAN_MS = { least: 10_000, most: DAY_MS };

export type RefreshPorts = {
  readToken: () => string | null;
  /**
   * The contract's call `refreshSession`, silent; the refresh cookie is its only
   * credential.
   */
  refresh: () => Promise<Session>;
  onRefreshed: (session: Session) => void;
  /** The server ended the session, with `error`; the caller handles the rest. */
  onEnded: (error: unknown) => void;
  /**
   * Whether a failed refresh means that the session is over (401), and not that the
   * network is missing.
   */
  isOver: (error: unknown) => boolean;
  /** Milliseconds since 1970, by the time of the API. */
  now: () => number;
  schedule: (run: () => void, delayMs: number) => () => void;
};

export type TokenRefresh = {
  /**
   * The token to send now, refreshed first when it expires within a minute. Callers share
   * one refresh.
   */
  freshToken: () => Promise<string | null>;
  /**
   * Returns another token for one that the API refused; null when the session is over,
   * which the caller then reports.
   */
  refreshed: (refused: string) => Promise<string | null>;
  /** Plans the refresh a minute before the expiry; call it whenever the token changed. */
  plan: () => void;
  stop: () => void;
};

/**
 * Refreshes the access token before it expires, so that an active user never gets a 401
 * (docs/product/identity.md): by a timer while the page is active, and before a call when
 * a suspended page resumed too late.
 */
export function startTokenRefresh(ports: RefreshPorts): TokenRefresh {
  let running: Promise<string | null> | null = null;
  let cancel: () => void = () => undefined;

  const msLeft = (token: string) => (claimsOf(token)?.exp ?? 0) * 1000 - ports.now();

  async function refreshNow(
    token: string,
    onEnded: RefreshPorts['onEnded'],
  ): Promise<string | null> {
    try {
      const session = await ports.refresh();
      ports.onRefreshed(session);
      return session.token;
    } catch (error) {
      if (!ports.isOver(error)) return token;
      onEnded(error);
      return null;
    } finally {
      running = null;
    }
  }

  async function freshToken(): Promise<string | null> {
    const token = ports.readToken();
    if (token === null || msLeft(token) > MARGIN_MS) return token;
    running ??= refreshNow(token, ports.onEnded);
    return running;
  }

  async function refreshed(refused: string): Promise<string | null> {
    const token = ports.readToken();
    if (token === null || token !== refused) return token;
    running ??= refreshNow(token, () => undefined);
    return running;
  }

  function plan(): void {
    cancel();
    const token = ports.readToken();
    if (token === null) return;
    const run = () => void freshToken().then(plan);
    cancel = ports.schedule(
      run,
      Math.min(Math.max(msLeft(token) - MARGIN_MS, PLAN_MS.least), PLAN_MS.most),
    );
  }

  plan();
  return { freshToken, refreshed, plan, stop: () => cancel() };
}
