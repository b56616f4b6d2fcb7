import { seoShape, shapeOfPage } from '@site/api-contract/page-shapes';

/** A part of a page as the form shows it. */
export type FieldNode = (
  | { kind: 'text' | 'link' | 'number' | 'flag' }
  | { kind: 'group'; fields: readonly (readonly [string, FieldNode])[] }
  | { kind: 'list'; item: FieldNode }
) & { optional?: boolean };

export type Json = Record<string, unknown>;

/** The parts of a zod schema that are used here: its kind and its inner schemas. */
type Schema = {
  _zod: {
    def: {
      type: string;
      shape?: Record<string, Schema>;
      element?: Schema;
      innerType?: Schema;
    };
  };
};

const LINK = /(url|href|link|src|file|canonical|redirect)$/i;

/**
 * The form of a page: the fields of its schema, or those of its content when it has no
 * schema.
 */
export function fieldsOfPage(
  { id, slug }: { id: string; slug: string },
  content: Json,
): { content: FieldNode; seo: FieldNode } {
  const shape = shapeOfPage(Number(id), content) ?? shapeOfPage(slug, content);
  return {
    content: shape ? nodeOf(shape as unknown as Schema) : nodeOfValue(content),
    seo: nodeOf(seoShape as unknown as Schema),
  };
}

/** The form of a schema; `name` is the field that contains it. */
export function nodeOf(schema: Schema, name = ''): FieldNode {
  const { type, shape = {}, element, innerType } = schema._zod.def;
  if (type === 'optional' && innerType)
    return { ...nodeOf(innerType, name), optional: true };
  if (type === 'array' && element) return { kind: 'list', item: nodeOf(element, name) };
  if (type === 'object') {
    const inside = (key: string) => (name === 'files' ? 'file' : key);
    const fields = Object.entries(shape).map(
      ([key, inner]) => [key, nodeOf(inner, inside(key))] as const,
    );
    return { kind: 'group', fields };
  }
  if (type === 'number' || type === 'int') return { kind: 'number' };
  if (type === 'boolean') return { kind: 'flag' };
  return { kind: LINK.test(name) ? 'link' : 'text' };
}

/** The form of content without a schema. */
function nodeOfValue(value: unknown, name = ''): FieldNode {
  if (Array.isArray(value))
    return { kind: 'list', item: nodeOfValue(value[0] ?? '', name) };
  if (typeof value === 'object' && value !== null)
    return {
      kind: 'group',
      fields: Object.entries(value).map(([key, inner]) => [key, nodeOfValue(inner, key)]),
    };
  if (typeof value === 'number') return { kind: 'number' };
  if (typeof value === 'boolean') return { kind: 'flag' };
  return { kind: LINK.test(name) ? 'link' : 'text' };
}

/** An empty new part with all its required fields. */
export function emptyOf(node: FieldNode): unknown {
  if (node.kind === 'list') return [];
  if (node.kind === 'flag') return false;
  if (node.kind !== 'group') return '';
  return Object.fromEntries(
    node.fields.flatMap(([key, inner]) =>
      inner.optional ? [] : [[key, emptyOf(inner)]],
    ),
  );
}
