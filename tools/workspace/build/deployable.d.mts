type Manifest = {
  name: string;
  root: string;
  entry: string;
  dependencies?: Record<string, string>;
  /** Packages inside of the program, by folder. */
  bundled?: readonly string[];
};
type Locked = {
  version: string;
  integrity?: string;
  optional?: boolean;
  dependencies?: Record<string, string>;
};

/** Writes main.js, the package files, release.json and packages.json of a built folder. */
export declare function writeManifest(folder: string, manifest: Manifest): Promise<void>;
/** The lock of some of the repository's direct dependencies. */
export declare function lockOf(manifest: {
  name: string;
  version: string;
  engines: Record<string, string>;
  dependencies: Record<string, string>;
}): { lockfileVersion: number; packages: Record<string, Locked> };
