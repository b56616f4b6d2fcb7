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

/** The full hash of the commit, with `-dirty` behind it where files were changed since. */
export declare function commitNow(): string;

/** The releases of an app in `releases.json`, oldest first. */
export declare function releasesOf(
  app: string,
): { app: string; version: string; commit: string; api?: string }[];
