import { LOADED_FOR_KEY, type StorageLike } from '@site/auth/browser-storage';

export type LatePartPorts = {
  /** The build that made this page. */
  build: string;
  /** Asks which build is served; rejects when nobody answers. */
  servedBuild: () => Promise<string>;
  /** The address to which the visitor is navigating. */
  wanted: () => string;
  /** Whether loading that address would lose something. */
  isUnsaved: () => boolean;
  /** Cancels the navigation to the wanted address; the page stays as it is. */
  stay: () => void;
  /** Storage of this tab. */
  tab: Pick<StorageLike, 'getItem' | 'setItem'>;
  /** Loads a document. */
  load: (url: string) => void;
  /** Says that there is a new version. */
  showNewVersion: () => void;
};

/**
 * Decides, for the whole app, how to handle a part that can't be loaded (decision 126): a
 * release removed it, or it is missing for another reason.
 */
export function createLateParts(ports: LatePartPorts) {
  let deciding: Promise<boolean> | undefined;

  const otherBuild = async (): Promise<string | undefined> => {
    const served = await ports.servedBuild().catch(() => undefined);
    return served === ports.build ? undefined : served;
  };

  /** False when nothing can be done, and the failure must be shown. */
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
     * For a part that the page waits for. Resolves when its failure must be shown; it
     * stays pending when the page stays or another document is loading.
     */
    async awaited(): Promise<void> {
      deciding ??= findsAWay().finally(() => (deciding = undefined));
      if (await deciding) await new Promise(() => undefined);
    },
    /**
     * For any missing part, even one that only a later action on this page needs. It
     * loads no document, since the visitor may be working on the page.
     */
    async missed(): Promise<void> {
      if (deciding) return;
      if (await otherBuild()) ports.showNewVersion();
    },
  };
}
