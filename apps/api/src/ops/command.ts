import { type Assets, openPorts } from '../open-ports';
import { type Config } from '../platform/config';
import { clockOf } from '../platform/demo-clock';
import { type Ports } from '../platform/ports';

export type CommandInput = {
  config: Config;
  assets: Assets;
  /** What follows the command without a name, such as a file. */
  words: readonly string[];
  /** `--name value` pairs; a flag such as `--dry-run` is true. */
  options: ReadonlyMap<string, string | boolean>;
  print(line: string): void;
};
export type Command = {
  help: string;
  /**
   * Names that the command takes, as `parseArgs` of node:util takes them; any other is
   * refused.
   */
  options?: Readonly<Record<string, { type: 'string' | 'boolean' }>>;
  run(input: CommandInput): Promise<void>;
};

/** A mistake of the operator: printed without a stack. */
export class OpsError extends Error {}

/** Runs `work` with the API's ports on a migrated database and closes them. */
export async function withPorts<T>(
  { config, assets }: CommandInput,
  work: (ports: Ports) => Promise<T>,
): Promise<T> {
  const { ports, close } = await openPorts(config, assets, clockOf(config));
  try {
    return await work(ports);
  } finally {
    await close();
  }
}
