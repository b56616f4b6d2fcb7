type Release = { app: string; version: string; commit: string };

export declare function lastReleases(
  listed?: (app: string) => readonly Release[],
): { releases: Release[]; reason?: never } | { releases?: never; reason: string };

export declare function installsAllOf(its: string, ours: string): boolean;
