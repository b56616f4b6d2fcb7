import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '@site/ui';

export type UrlForm<State> = {
  read: (search: URLSearchParams) => State;
  write: (search: URLSearchParams, state: State) => URLSearchParams;
  /** Parameters that the server renders with (`handle.query` of the route). */
  onServer: readonly string[];
};

/**
 * State that is stored in the URL but updates at once: controls have the new value in the
 * same event, and the URL follows without a new history entry. A change of the URL from
 * elsewhere (back, a link) has priority.
 */
export function useUrlState<State>({
  read,
  write,
  onServer,
}: UrlForm<State>): [State, (change: Partial<State>) => void] {
  const hydrated = useHydrated();
  const [whole, setSearch] = useSearchParams();
  const search = hydrated ? whole : only(whole, onServer);
  const url = search.toString();
  const [now, setNow] = useState<Now<State>>(() => ({
    url,
    underWay: [],
    state: read(search),
  }));
  if (url !== now.url) setNow(arrive(now, url, () => read(search)));

  const change = useCallback(
    (part: Partial<State>) => {
      const state = { ...now.state, ...part };
      const next = write(whole, state);
      setNow({ url: now.url, underWay: [...now.underWay, next.toString()], state });
      setSearch(next, { replace: true, preventScrollReset: true });
    },
    [now, whole, setSearch, write],
  );
  return [now.state, change];
}

/**
 * `underWay` contains the requested URLs that have not arrived; the router may skip some.
 */
type Now<State> = { url: string; underWay: readonly string[]; state: State };

function arrive<State>(
  { underWay, state }: Now<State>,
  url: string,
  read: () => State,
): Now<State> {
  const at = underWay.indexOf(url);
  return at === -1
    ? { url, underWay: [], state: read() }
    : { url, underWay: underWay.slice(at + 1), state };
}

function only(search: URLSearchParams, names: readonly string[]): URLSearchParams {
  return new URLSearchParams([...search].filter(([name]) => names.includes(name)));
}
