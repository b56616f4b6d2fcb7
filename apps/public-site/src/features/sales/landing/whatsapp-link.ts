/**
 * Address that opens a talk with its first message written: `{nome}`, `{assunto}`, … in
 * the text are filled in.
 */
export function whatsAppLink(
  { url, text }: { url: string; text: string },
  facts: Readonly<Record<string, string>>,
): string {
  const message = text.replace(/\{(\w+)\}/g, (_, name: string) =>
    Object.hasOwn(facts, name) ? (facts[name] ?? '') : '',
  );
  return `${url}?text=${encodeURIComponent(message)}`;
}
