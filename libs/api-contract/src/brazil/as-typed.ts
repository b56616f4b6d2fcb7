const INVISIBLE = /\p{Cf}/gu;

/** Marks without a form, which come along when a text is copied from a page or a chat. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/**
 * Turns typed or pasted text into the characters of a keyboard before it is read:
 * full-width letters and digits, dashes and blanks (also no-break ones) become plain,
 * invisible marks go, and one blank stands where several stood.
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
