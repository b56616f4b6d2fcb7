/** A statement that was sent this often belongs to a hot call. */
const OFTEN = 20;
/** Each connection and its server process store every named statement, some KB each. */
const MOST_NAMES = 300;
/**
 * Lists of any length make any number of texts, so the counts are dropped at this number.
 */
const MOST_COUNTED = 2_000;

type Options = { often?: number; mostNames?: number; mostCounted?: number };

/**
 * Names prepared statements by their text. A named statement is parsed once a connection,
 * and planned once when PostgreSQL finds one plan good for all values. Only frequent
 * statements get a name, at most `mostNames` of them.
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
