import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  type Conditions,
  type UrlForm,
  useUrlState,
  whereLeftOpen,
} from '@site/simulator';
import { useHydrated } from '@site/ui';
import { useDraft } from './draft';

/**
 * State in the URL that contains conditions. Place and client type are stored in the
 * browser. A URL without them (such as a link of the home page) gets the stored ones
 * after hydration, since the server renders the same page for everybody.
 */
export function useConditions<State extends Conditions>(
  form: UrlForm<State>,
): [State, (change: Partial<State>) => void] {
  const [search] = useSearchParams();
  const draft = useDraft();
  const hydrated = useHydrated();
  const [state, change] = useUrlState({
    ...form,
    read: (query) => ({
      ...form.read(query),
      ...(hydrated && whereLeftOpen(query, draft.read())),
    }),
  });
  const arrived = useRef(false);

  useEffect(() => {
    if (!hydrated || arrived.current) return;
    arrived.current = true;
    const known = whereLeftOpen(search, draft.read());
    if (known.place) change(known as Partial<State>);
  }, [hydrated, search, draft, change]);

  return [
    state,
    (part) => {
      if (part.place || part.clientType)
        draft.write({
          place: part.place ?? state.place,
          clientType: part.clientType ?? state.clientType,
        });
      change(part);
    },
  ];
}
