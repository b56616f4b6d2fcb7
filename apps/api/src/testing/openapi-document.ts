import { type TestApi } from './api';

/** The served OpenAPI document with a copy in place of each reference. */
export async function openApiDocument<Document>({ app }: TestApi): Promise<Document> {
  const document = (await app.inject('/api/v1/openapi.json')).json<object>();
  const inlined = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inlined);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref } = value as { $ref?: string };
    if (typeof $ref === 'string') return inlined(found(document, $ref));
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, inlined(one)]),
    );
  };
  return inlined(document) as Document;
}

function found(document: object, ref: string): unknown {
  const target = ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>(
      (part, key) => (part as Record<string, unknown> | undefined)?.[key],
      document,
    );
  if (target === undefined) throw new Error(`${ref} leads nowhere`);
  return target;
}
