import { BUILD_PATH } from '@site/api-contract/build-path';
import { openStorage } from '@site/auth/browser-storage';
import { isUnsaved } from '../device/is-unsaved';
import { createLateParts } from './late-parts';
import { showNewVersion } from './new-version';

export type PageParts = {
  build: string;
  basename: string;
  /** The address that the visitor goes to; undefined while nobody goes anywhere. */
  wanted?: () => string | undefined;
  /** Cancels going there. */
  stay?: () => void;
  fetch?: typeof fetch;
  /** Loads a document; reloads when it is the current one. */
  load?: (url: string) => void;
};

/** The one handler of parts that a page can't load, with what it needs of the browser. */
export function partsOfPage(
  page: Window,
  {
    build,
    basename,
    wanted = () => undefined,
    stay = () => undefined,
    fetch = page.fetch.bind(page),
    load = (url) =>
      url === page.location.href ? page.location.reload() : page.location.assign(url),
  }: PageParts,
) {
  const { document, location } = page;
  return createLateParts({
    build,
    wanted: () => wanted() ?? location.href,
    load,
    servedBuild: async () => {
      const answer = await fetch(`${basename.replace(/\/$/, '')}/${BUILD_PATH}`, {
        cache: 'no-store',
      });
      if (!answer.ok) throw new Error(`${answer.status} in place of the build`);
      return answer.text();
    },
    isUnsaved: () => isUnsaved(page, { staysHere: wanted() === undefined }),
    stay,
    tab: openStorage(() => page.sessionStorage),
    showNewVersion: () => showNewVersion(document, () => load(location.href)),
  });
}
