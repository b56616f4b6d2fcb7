const HIDDEN = /<(\w+)\b[^>]*\shidden=""[^>]*>/;
const FAR = /<(\w+)\b[^>]*\sclass="(?:[^"]*\s)?far[\s"][^>]*>/;

/** A footer is far only where another far part stands above it. */
export const hasFarParts = (html: string) => {
  const [, name] = FAR.exec(html) ?? [];
  return name !== undefined && name !== 'footer';
};

/**
 * A document without what its first picture needs no styles for: what stands in hidden
 * elements, which a script shows after the whole sheets, and in the parts far below the
 * first screen.
 */
export function neededMarkup(html: string): string {
  const seen = emptied(html, HIDDEN, (_, name) => `<${name} hidden="">`);
  return hasFarParts(seen) ? emptied(seen, FAR, (tag) => tag) : seen;
}

/** Empties the elements whose opening tag matches; of the tag stays what `kept` says. */
function emptied(
  html: string,
  opening: RegExp,
  kept: (tag: string, name: string) => string,
): string {
  const done: string[] = [];
  let rest = html;
  for (let found = opening.exec(rest); found; found = opening.exec(rest)) {
    const [tag, name = ''] = found;
    const inside = found.index + tag.length;
    done.push(rest.slice(0, found.index), kept(tag, name));
    rest = rest.slice(inside + lengthUntilClosed(rest.slice(inside), name));
  }
  return [...done, rest].join('');
}

/** Length of what stands in an element, up to its closing tag. */
function lengthUntilClosed(html: string, name: string): number {
  let depth = 1;
  for (const { 1: slash, index } of html.matchAll(new RegExp(`<(/?)${name}\\b`, 'g'))) {
    depth += slash ? -1 : 1;
    if (depth === 0) return index;
  }
  return 0;
}
