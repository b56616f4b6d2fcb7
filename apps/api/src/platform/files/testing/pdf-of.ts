/** A PDF of the given objects, numbered from 1; the first one is the catalog. */
export function pdfOf(...objects: readonly (string | Buffer)[]): Buffer {
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects.flatMap((object, at) => [
      Buffer.from(`${at + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]),
    Buffer.from('trailer\n<</Root 1 0 R>>\n%%EOF\n'),
  ]);
}

/** A stream as an object, with the entries of its dictionary. */
export function streamOf(entries: string, content: string | Buffer): Buffer {
  const bytes = Buffer.from(content);
  return Buffer.concat([
    Buffer.from(`<<${entries}/Length ${bytes.length}>>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}
