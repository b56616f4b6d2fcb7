/** Element with the links of the style sheets that come after the first picture. */
export const LATE_STYLES_ID = 'late-styles';

/**
 * Links the whole style sheets of a page that was served with its critical styles inside
 * the document. Without scripts the browser takes them from the `noscript` where they
 * stand.
 */
export function linkLateStyles(page: Document): void {
  const late = page.getElementById(LATE_STYLES_ID);
  const addresses = [...(late?.textContent ?? '').matchAll(/href="([^"]+)"/g)];
  late?.replaceWith(
    ...addresses.map(([, href = '']) => {
      const link = page.createElement('link');
      link.rel = 'stylesheet';
      link.href = href;
      return link;
    }),
  );
}
