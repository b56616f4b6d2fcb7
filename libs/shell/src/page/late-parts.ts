import { LOADED_FOR_KEY, type StorageLike } from '@site/auth/browser-storage';

export type LatePartPorts = {
  /** The build that made this page. */
  build: string;
  /** Asks which build is served; rejects when nobody answers. */
  servedBuild: () => Promise<string>;
  /** Address that the visitor waits for. */
  wanted: () => string;
  /** Whether a full load of that address would lose something. */
  isUnsaved: () => boolean;
  /** Gives up the way to the wanted address; the page stays as it is. */
  stay: () => void;
  /** Storage of this tab. */
  tab: Pick<StorageLike, 'getItem' | 'setItem'>;
  /** Loads a document. */
  load: (url: string) => void;
  /** Says that there is a new version. */
  showNewVersion: () => void;
};

/**
 * The one place that decides what becomes of a part of the app that can't be loaded
 * (decision 126). Either a release took it away, or it is missing for another reason.
 */
export function createLateParts(ports: LatePartPorts) {
  let deciding: Promise<boolean> | undefined;

  const otherBuild = async (): Promise<string | undefined> => {
    const served = await ports.servedBuild().catch(() => undefined);
    return served === ports.build ? undefined : served;
  };

  /** False when nothing can be done: then the failure is shown. */
  const findsAWay = async (): Promise<boolean> => {
    const served = await otherBuild();
    if (served === undefined) return false;
    if (ports.isUnsaved()) {
      ports.stay();
      ports.showNewVersion();
      return true;
    }
    const url = ports.wanted();
    const loaded = `${served} ${url}`;
    if (ports.tab.getItem(LOADED_FOR_KEY) === loaded) return false;
    ports.tab.setItem(LOADED_FOR_KEY, loaded);
    ports.load(url);
    return true;
  };

  return {
    /**
     * The page waits for the missing part. Resolves when its failure is to be shown, and
     * never where the page stays or another document is on its way.
     */
    async awaited(): Promise<void> {
      deciding ??= findsAWay().finally(() => (deciding = undefined));
      if (await deciding) await new Promise(() => undefined);
    },
    /**
     * Any missing part: also one that only an act on this page needs, or nobody yet. No
     * document is loaded for it: somebody is in the middle of the page.
     */
    async missed(): Promise<void> {
      if (deciding) return;
      if (await otherBuild()) ports.showNewVersion();
    },
  };
}
