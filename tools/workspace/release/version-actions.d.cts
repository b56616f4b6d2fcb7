type Files = {
  read: (path: string) => string | undefined;
  write: (path: string, text: string) => void;
};

/** Lets `nx release` keep the version of an app in a `version.json` of its own. */
declare class AppVersion {
  constructor(group: object, project: object, config: object);
  readCurrentVersionFromSourceManifest(
    tree: Files,
  ): Promise<{ currentVersion: string; manifestPath: string }>;
  updateProjectVersion(tree: Files, version: string): Promise<string[]>;
}
export = AppVersion;
