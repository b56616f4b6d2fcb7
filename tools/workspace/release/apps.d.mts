/** The apps that are released, and their folders in the repository. */
export declare const RELEASED: Readonly<Record<string, string>>;
