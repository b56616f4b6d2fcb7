/** Absolute path of the repository. */
export declare const WORKSPACE_ROOT: string;
