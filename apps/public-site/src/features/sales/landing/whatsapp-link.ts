/**
 * Address that opens a chat with a first message; `{nome}`, `{assunto}`, … in the text
 * are replaced.
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
