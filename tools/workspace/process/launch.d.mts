import { type AppName } from '@site/api-contract/site-map';
import { type ProductPorts } from './apps.mjs';

export type ProcessName = AppName | 'api-2' | 'api-3' | 'bank' | 'gateway' | 'mailbox';

/** Values of the API's variable `API_ROLE`. */
export type ApiRole = 'everything' | 'http' | 'worker';

export type ProductOptions = {
  /** Ports to use; 0 means any free one. */
  ports?: Partial<ProductPorts>;
  /** Relative to the repository, or absolute. */
  dataDir?: string;
  env?: Record<string, string>;
  /** `built`: the contents of `dist`; `source`: with watch and hot reload. */
  programs?: 'built' | 'source';
  /** Waits for the build of a program; without it all must be built. */
  built?: (name: string) => Promise<void>;
  /** Built folders to start in place of those of `dist`, by program. */
  folders?: Partial<Record<string, string>>;
  /**
   * The role of each API process; they stand side by side behind one address. More than
   * one needs a PostgreSQL in `env.DATABASE_URL`.
   */
  apis?: ApiRole[];
  /** Also prints the processes' output to the terminal. */
  echo?: boolean;
  say?: (line: string) => void;
  onDeath?: (error: Error) => void;
  signal?: AbortSignal;
};

export type Product = {
  ports: ProductPorts;
  baseUrl: string;
  mailboxUrl: string;
  /** Address of the sandbox bank; null outside demo mode. */
  bankUrl: string | null;
  apiOrigin: string;
  /** Folder of the processes' logs. */
  logs: string;
  stop: () => Promise<void>;
  end: (name: ProcessName, signal?: NodeJS.Signals) => Promise<unknown>;
  begin: (name: ProcessName, folder?: string) => Promise<void>;
};

export declare class LaunchError extends Error {}
export declare function requireFree(port: number): Promise<void>;
export declare function launch(options?: ProductOptions): Promise<Product>;
