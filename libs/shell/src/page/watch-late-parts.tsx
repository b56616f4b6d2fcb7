import { createRoot } from 'react-dom/client';
import { type createBrowserRouter } from 'react-router-dom';
import { BUILD_PATH } from '@site/api-contract/site-map';
import { openStorage } from '@site/auth';
import { NewVersion, onMissingPart } from '@site/ui';
import { isUnsaved } from '../device/is-unsaved';
import { createLateParts } from './late-parts';

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
  {
    build,
    basename,
    router,
    fetch = page.fetch.bind(page),
    load = (url) =>
      url === page.location.href ? page.location.reload() : page.location.assign(url),
  }: Watched,
): void {
  if (build === undefined) return;
  const { document, location } = page;
  const wantedLocation = () => router()?.state.navigation.location;
  const wanted = () => {
    const next = wantedLocation();
    const known = router();
    return next && known
      ? new URL(known.createHref(next), location.href).href
      : location.href;
  };
  let isShown = false;
  const parts = createLateParts({
    build,
    wanted,
    load,
    servedBuild: async () => {
      const answer = await fetch(`${basename.replace(/\/$/, '')}/${BUILD_PATH}`, {
        cache: 'no-store',
      });
      if (!answer.ok) throw new Error(`${answer.status} in place of the build`);
      return answer.text();
    },
    isUnsaved: () => isUnsaved(page, { staysHere: !wantedLocation() }),
    stay: () => {
      const known = router();
      if (!known || !wantedLocation()) return;
      const here = known.createHref(known.state.location);
      const path = here.slice(basename.replace(/\/$/, '').length) || '/';
      void known.navigate(path, { replace: true, preventScrollReset: true });
    },
    tab: openStorage(() => page.sessionStorage),
    showNewVersion: () => {
      if (isShown) return;
      isShown = true;
      // Outside of the app's own tree, so that it stays whichever screen fails.
      const place = document.createElement('div');
      // A screen reader announces changes only in a region that exists already.
      place.setAttribute('role', 'status');
      document.body.append(place);
      createRoot(place).render(<NewVersion onLoad={() => load(location.href)} />);
    },
  });
  onMissingPart(() => parts.awaited());
  // The handler of a part that the page waits for runs in the microtasks after this
  // event.
  page.addEventListener(PART_FAILED, () => void setTimeout(() => void parts.missed()));
}
