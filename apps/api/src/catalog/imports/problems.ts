import { formatCount } from '@site/api-contract/brazil';
import { columnName } from './column-names';

/**
 * A problem with its line and column; null or missing where it concerns the whole file.
 */
export type Problem = {
  line: number | null;
  field?: string;
  message: string;
};

const MOST_PROBLEMS = 50;

/** The error of a refused file; nothing of it was stored. */
export class ImportRefused extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(`${problems.length} problems`);
  }

  /**
   * One line a problem, in Portuguese. Of many problems it lists the first ones and the
   * number of the others.
   */
  lines(): string[] {
    const all = this.problems
      .slice(0, MOST_PROBLEMS)
      .map(({ line, field, message }) =>
        line === null
          ? message
          : `linha ${line}${field ? `, campo ${columnName(field)}` : ''}: ${message}`,
      );
    const more = this.problems.length - all.length;
    return more > 0 ? [...all, `… e mais ${formatCount(more)}`] : all;
  }
}

/**
 * Refuses a file with problems: those of single lines, then those of the file as a whole.
 */
export function refuseProblems(problems: readonly Problem[]): void {
  const place = ({ line }: Problem) => line ?? Infinity;
  if (problems.length > 0)
    throw new ImportRefused(
      [...problems].sort((one, other) =>
        place(one) === place(other) ? 0 : place(one) - place(other),
      ),
    );
}
