import { type Release } from '../build/release.mjs';

/** Packs a built folder into an archive whose bytes follow from the commit alone. */
export declare function packFolder(
  folder: string,
  options: {
    release: Release;
    bom: Record<string, unknown>;
    texts: Record<string, string>;
    to: string;
  },
): Promise<{ file: string; hash: string }>;
