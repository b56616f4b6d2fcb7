import { type Postgres } from './postgres.mjs';

/** Fills a folder with the data folder of a demo that has just been migrated and seeded. */
export declare function copyPreparedData(folder: string): Promise<void>;
/** The same on a PostgreSQL of its own; the folder gets the files that belong to it. */
export declare function startPreparedPostgres(folder: string): Promise<Postgres>;
