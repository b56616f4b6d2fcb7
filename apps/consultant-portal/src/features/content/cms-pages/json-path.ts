/** Path of a value in the JSON of a page: `['content', 'groups', '0', 'title']`. */
export type Path = readonly string[];

export function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (isParts(value) ? value[key] : undefined),
    root,
  );
}

/** A copy with another value at a path; undefined removes a field of an object. */
export function withValueAt(
  root: unknown,
  [key, ...rest]: Path,
  value: unknown,
): unknown {
  if (key === undefined) return value;
  const inner = isParts(root) ? root[key] : undefined;
  const next = withValueAt(inner, rest, value);
  if (Array.isArray(root)) return root.with(Number(key), next);
  const { [key]: _old, ...others } = isParts(root) ? root : {};
  if (next === undefined) return others;
  return { ...(isParts(root) ? root : {}), [key]: next };
}

/**
 * A copy of a list with one item moved; a target outside of the list removes the item.
 */
export function moved(list: readonly unknown[], from: number, to: number): unknown[] {
  const rest = list.toSpliced(from, 1);
  return to < 0 || to >= list.length ? rest : rest.toSpliced(to, 0, list[from]);
}

export type Change = { path: Path; before: unknown; after: unknown };

/** The differences field by field; a part that exists on one side only is one change. */
export function changesBetween(
  before: unknown,
  after: unknown,
  path: Path = [],
): Change[] {
  if (!isParts(before) || !isParts(after))
    return Object.is(before, after) ? [] : [{ path, before, after }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) =>
    changesBetween(before[key], after[key], [...path, key]),
  );
}

/** Without `after`, which JSON leaves out, the part at the path is removed. */
export type Edit = { path: Path; after?: unknown };

/** The differences so that `withEdits` repeats them; a list with other items is one. */
export function editsBetween(before: unknown, after: unknown, path: Path = []): Edit[] {
  const isPartly =
    isParts(before) &&
    isParts(after) &&
    Array.isArray(before) === Array.isArray(after) &&
    (!Array.isArray(before) || before.length === after['length']);
  if (!isPartly) return Object.is(before, after) ? [] : [{ path, after }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) =>
    editsBetween(before[key], after[key], [...path, key]),
  );
}

/** A copy of what the edits were taken from, with them. */
export function withEdits(root: unknown, edits: readonly Edit[]): unknown {
  return edits.reduce((last, { path, after }) => withValueAt(last, path, after), root);
}

/** All words of a part in one text, for a cell of a table. */
export function wordsOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (!isParts(value)) return String(value);
  return Object.values(value).map(wordsOf).filter(Boolean).join(' · ');
}

function isParts(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
