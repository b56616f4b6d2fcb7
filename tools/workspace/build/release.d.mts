export type Release = {
  app: string;
  version: string;
  commit: string;
  /** The time of the commit, in ISO 8601. */
  time: string;
  node: string;
  contract: string;
  needs: { schema?: number; api?: string };
};

/**
 * The facts that a built folder tells; `root` is the folder of the project in the
 * repository, `folder` what was built.
 */
export declare function releaseOf(app: string, root: string, folder: string): Release;

/**
 * The full hash of the commit, with `-dirty` behind it where a file was changed since, or
 * made and never committed.
 */
export declare function commitNow(): string;

/** A sentence where nothing can be released from here, else null. */
export declare function whyNoCommit(): string | null;

/** A sentence where this version is released from another commit, else null. */
export declare function whyReleased(one: {
  app: string;
  version: string;
  commit: string;
}): string | null;

/** Whether a built web app makes a call that no release of the API knows yet. */
export declare function needsNextApi(app: string, folder: string): boolean;

/**
 * The releases of an app in `releases.json`, oldest first; `sha256` is that of its archive.
 */
export declare function releasesOf(app: string): {
  app: string;
  version: string;
  commit: string;
  api?: string;
  sha256?: string;
}[];
