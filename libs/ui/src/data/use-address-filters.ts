import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

export type AddressFilters<Name extends string> = {
  params: URLSearchParams;
  /** Changes one filter; an empty value takes it away. */
  change: (name: Name, value: string) => void;
  clear: () => void;
};

/**
 * Filters that live in the address, so that a filtered list can be shared and reloaded. A navigation takes a moment:
 * what was asked for last is kept, so that of two quick changes none is lost.
 */
export function useAddressFilters<Name extends string>(): AddressFilters<Name> {
  const [params, setParams] = useSearchParams();
  const wanted = useRef(params);
  useEffect(() => {
    wanted.current = params;
  }, [params]);

  const goTo = (next: URLSearchParams) => {
    wanted.current = next;
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return {
    params,
    change: (name, value) => {
      const next = new URLSearchParams(wanted.current);
      if (value) next.set(name, value);
      else next.delete(name);
      goTo(next);
    },
    clear: () => goTo(new URLSearchParams()),
  };
}
