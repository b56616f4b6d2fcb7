import { useEffect, useRef, useState } from 'react';
import { useHref, useLocation, useNavigation, useSearchParams } from 'react-router-dom';

export type AddressFilters<Name extends string> = {
  params: URLSearchParams;
  /** Changes one filter; an empty value removes it. */
  change: (name: Name, value: string) => void;
  clear: () => void;
  /**
   * Number of clearings so far. As the key of a field for text or a day it empties the
   * field, also of a text that is not in the address, because it still waits or is not a
   * valid day.
   */
  clearings: number;
};

/**
 * Filters in the address, so that a filtered list can be shared and reloaded. Navigation
 * takes a moment, so the last requested state is kept, and of two quick changes none is
 * lost. During a navigation to another screen a change waits until that is shown, since
 * it would lead back here: for example a search typed just before a row was chosen.
 */
export function useAddressFilters<Name extends string>(): AddressFilters<Name> {
  const [params, setParams] = useSearchParams();
  const here = useHref(useLocation().pathname);
  const { location: next } = useNavigation();
  const isLeaving = next !== undefined && next.pathname !== here;
  const wanted = useRef(params);
  const [clearings, setClearings] = useState(0);
  const waiting = useRef<URLSearchParams | null>(null);
  useEffect(() => {
    wanted.current = params;
  }, [params]);

  const goTo = (filters: URLSearchParams) => {
    wanted.current = filters;
    waiting.current = isLeaving ? filters : null;
    if (!isLeaving) setParams(filters, { replace: true, preventScrollReset: true });
  };
  useEffect(() => {
    if (waiting.current && !isLeaving) goTo(waiting.current);
  });
  return {
    params,
    change: (name, value) => {
      const filters = new URLSearchParams(wanted.current);
      if (value) filters.set(name, value);
      else filters.delete(name);
      goTo(filters);
    },
    clear: () => {
      setClearings((count) => count + 1);
      goTo(new URLSearchParams());
    },
    clearings,
  };
}
