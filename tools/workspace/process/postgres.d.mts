/** Folder of PostgreSQL's programs, or null. */
export declare function findPostgres(): string | null;
export type Postgres = {
  url: string;
  /** The same by its socket, which takes less processor time. */
  socketUrl: string;
  /** Id of the first process; its connections are its children. */
  pid: number | undefined;
  stop: () => Promise<void>;
};

/** A PostgreSQL in a temporary folder; nothing in it survives `stop()`. */
export declare function startPostgres(): Promise<Postgres>;
