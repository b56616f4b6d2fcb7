type Level = 'error' | 'warn';

let expected: RegExp[] = [];
let messages: { level: Level; text: string }[] = [];

/**
 * Allows this test to write such a line to console.error or console.warn.
 * @returns tells whether it was written by now
 */
export function expectConsole(pattern: RegExp): () => boolean {
  expected.push(pattern);
  return () => messages.some(({ text }) => pattern.test(text));
}

/**
 * Makes console.error and console.warn fail their test, unless it called `expectConsole`.
 * Call it once at the top of a spec, or in a setup file.
 */
export function guardConsole(): void {
  const original = new Map<Level, (...values: unknown[]) => void>();
  beforeEach(() => {
    expected = [];
    messages = [];
    for (const level of ['error', 'warn'] as const) {
      original.set(level, globalThis.console[level]);
      globalThis.console[level] = (...values: unknown[]) =>
        void messages.push({ level, text: values.map(String).join(' ') });
    }
  });
  afterEach(() => {
    for (const [level, write] of original) globalThis.console[level] = write;
    const unexpected = messages.filter(
      ({ text }) => !expected.some((pattern) => pattern.test(text)),
    );
    if (unexpected.length > 0)
      throw new Error(
        unexpected.map(({ level, text }) => `console.${level}: ${text}`).join('\n'),
      );
  });
}
