import { type RefObject, use, useEffect, useMemo, useRef } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, useLocation } from 'react-router-dom';

/**
 * Whether the component is still on the page and no other page is being opened, for code
 * that opens one after an `await`: who left meanwhile is not moved. The router itself is
 * asked, since a render hears of an opened page in a transition, which data may overtake.
 * Another query of the same path is no other page.
 */
export function useIsStaying(): Readonly<RefObject<boolean>> {
  const router = use(RouterContext)?.router;
  const { pathname } = useLocation();
  const shown = useRef<string>(undefined);
  useEffect(() => {
    shown.current = router?.state.location.pathname;
    return () => {
      shown.current = undefined;
    };
  }, [router, pathname]);
  return useMemo(
    () => ({
      get current() {
        const { navigation, location } = router?.state ?? {};
        return navigation?.state === 'idle' && location?.pathname === shown.current;
      },
    }),
    [router],
  );
}
