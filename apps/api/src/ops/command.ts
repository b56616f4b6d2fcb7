import { type Assets } from '#platform/assets';
import { type Config } from '#platform/config';

export type CommandInput = {
  config: Config;
  assets: Assets;
  /** Arguments without a name after the command, such as a file. */
  words: readonly string[];
  /** `--name value` pairs; a flag such as `--dry-run` is true. */
  options: ReadonlyMap<string, string | boolean>;
  print(line: string): void;
};
export type Command = {
  help: string;
  /** Options of the command, for `parseArgs` of node:util; any other is refused. */
  options?: Readonly<Record<string, { type: 'string' | 'boolean' }>>;
  run(input: CommandInput): Promise<void>;
};

/** A mistake of the operator: printed without a stack. */
export class OpsError extends Error {}
