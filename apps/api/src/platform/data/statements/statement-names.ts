/** A statement that was sent this often is one of a hot call. */
const OFTEN = 20;
/** Each connection and its server process keep every named statement, some KB a piece. */
const MOST_NAMES = 300;
/** Lists of any length make any number of texts: those counted so far are forgotten. */
const MOST_COUNTED = 2_000;

type Options = { often?: number; mostNames?: number; mostCounted?: number };

/**
 * Names for prepared statements, by their text. A named statement is parsed once a
 * connection, and planned once when PostgreSQL finds that one plan fits all values. Only
 * what is sent often gets a name, and at most `mostNames` do.
 */
export function createStatementNames({
  often = OFTEN,
  mostNames = MOST_NAMES,
  mostCounted = MOST_COUNTED,
}: Options = {}): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const sent = new Map<string, number>();

  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= mostNames) return name;
    const times = (sent.get(text) ?? 0) + 1;
    if (times >= often) {
      sent.delete(text);
      names.set(text, `hot_${names.size}`);
      return names.get(text);
    }
    if (sent.size >= mostCounted) sent.clear();
    sent.set(text, times);
    return undefined;
  };
}
