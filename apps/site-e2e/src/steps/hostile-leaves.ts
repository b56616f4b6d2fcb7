type Json = Record<string, unknown>;
export type PageParts = { content: Json; seo: Json };

/** A text, number or boolean of a page; `key` is its path in the API's notation. */
export type Leaf = { key: string; value: unknown };

/** All leaves of a value; null values have nothing to replace. */
export function leavesOf(value: unknown, key = ''): Leaf[] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') return [{ key, value }];
  return Object.entries(value).flatMap(([name, inner]) =>
    leavesOf(inner, key === '' ? name : `${key}.${name}`),
  );
}

/** The same page with other leaves; `change` gets each leaf and its index. */
export function withLeaves(
  page: PageParts,
  change: (leaf: Leaf, index: number) => unknown,
): PageParts {
  const leaves = leavesOf(page);
  const changed = new Map(
    leaves.map((leaf, index) => [leaf.key, change(leaf, index)] as const),
  );
  const copy = (value: unknown, key: string): unknown => {
    if (changed.has(key)) return changed.get(key);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(
      ([name, inner]) => [name, copy(inner, `${key}.${name}`)] as const,
    );
    return Array.isArray(value)
      ? entries.map(([, inner]) => inner)
      : Object.fromEntries(entries);
  };
  return {
    content: copy(page.content, 'content') as Json,
    seo: copy(page.seo, 'seo') as Json,
  };
}

/**
 * A text that would run wherever a page inserts it: as markup, as a link, at the end of
 * an attribute, a script or a comment, and as markup after decoding.
 */
export function hostileText(index: number): string {
  const call = `harmed(${index})`;
  return [
    `javascript:${call}//"'--></title></style></script>`,
    `<script>${call}</script>`,
    `<img src=x onerror=${call}>`,
    `<svg onload=${call}></svg>`,
    `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
    `<b onclick="${call}" onpointerenter="${call}">n</b>`,
    `<a href="javascript:${call}">l</a>`,
    `<a href="java&#10;script:${call}">l</a>`,
    `&lt;/script&gt;&lt;img src=x onerror=${call}&gt;`,
  ].join('');
}

/** A path of this site that would end the attribute that contains it. */
export const hostilePath = (index: number): string =>
  `/x"'><svg/onload=harmed(${index})>`;
