const INVISIBLE = /\p{Cf}/gu;

/** Removes characters without a shape, which are copied along from pages and chats. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/**
 * Normalizes typed or pasted text: full-width letters and digits, dashes and blanks
 * (no-break ones too) become plain, invisible characters go, and several blanks become
 * one.
 */
export function asTyped(text: string): string {
  return withoutInvisible(text)
    .replace(/[\uff01-\uff5e]/g, (wide) =>
      String.fromCharCode(wide.charCodeAt(0) - 0xfee0),
    )
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}
