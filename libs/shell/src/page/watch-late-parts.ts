import { type createBrowserRouter } from 'react-router-dom';
import { onMissingPart } from '@site/ui';
import { partsOfPage } from './page-parts';
import '@site/ui/new-version.css';

/** Event of Vite at the window: a part could not be loaded. */
const PART_FAILED = 'vite:preloadError';

type Router = Pick<
  ReturnType<typeof createBrowserRouter>,
  'state' | 'navigate' | 'createHref'
>;
type Watched = {
  /** Undefined in development, where there is no build. */
  build: string | undefined;
  basename: string;
  /** Undefined until the page has one. */
  router: () => Router | undefined;
  fetch?: typeof fetch;
  /** Loads a document; reloads when it is the current one. */
  load?: (url: string) => void;
};

/** Connects a page with the one handler of parts that can't be loaded. */
export function watchLateParts(
  page: Window,
  { build, basename, router, ...ports }: Watched,
): void {
  if (build === undefined) return;
  const wantedLocation = () => router()?.state.navigation.location;
  const parts = partsOfPage(page, {
    ...ports,
    build,
    basename,
    wanted: () => {
      const next = wantedLocation();
      const known = router();
      return next && known
        ? new URL(known.createHref(next), page.location.href).href
        : undefined;
    },
    stay: () => {
      const known = router();
      if (!known || !wantedLocation()) return;
      const here = known.createHref(known.state.location);
      const path = here.slice(basename.replace(/\/$/, '').length) || '/';
      void known.navigate(path, { replace: true, preventScrollReset: true });
    },
  });
  onMissingPart(() => parts.awaited());
  // The handler of a part that the page waits for runs in the microtasks after this
  // event.
  page.addEventListener(PART_FAILED, () => void setTimeout(() => void parts.missed()));
}
