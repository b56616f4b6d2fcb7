/**
 * A body as a form: one part for each field, in order. The browser writes the header with
 * the boundary.
 */
export function asForm(body: unknown): {
  headers: Record<string, string>;
  body: FormData;
} {
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, string | Blob>))
    form.append(name, value);
  return { headers: { Accept: 'application/json' }, body: form };
}
