type Release = { app: string; version: string; commit: string };

export declare function lastReleases(
  listed?: (app: string) => readonly Release[],
): { releases: Release[]; reason?: never } | { releases?: never; reason: string };

export declare function installsSame(one: string, other: string): boolean;
