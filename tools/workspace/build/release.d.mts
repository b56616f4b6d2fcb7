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

/** The facts that a built folder tells; `root` is the folder of the project in the repository. */
export declare function releaseOf(app: string, root: string): Release;
