/** Folder of PostgreSQL's programs, or null. */
export declare function findPostgres(): string | null;
/** A PostgreSQL in a temporary folder; nothing in it survives `stop()`. */
export declare function startPostgres(): Promise<{
  url: string;
  stop: () => Promise<void>;
}>;
