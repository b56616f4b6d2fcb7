/** Nx's own program, from the root of the workspace. */
export declare const NX: string;
/** Variables of an Nx that works for a brand: its own folder for what it finds out. */
export declare function brandOfNx(brand?: string): {
  NX_WORKSPACE_DATA_DIRECTORY?: string;
};
