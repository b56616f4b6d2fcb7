/** Markup that is escaped already. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | null | false | readonly Part[];

/** Markup with escaped values; null and false give nothing. */
export function html(strings: TemplateStringsArray, ...values: Part[]): Html {
  return new Html(
    strings
      .map((text, at) => text + (at < values.length ? write(values[at]) : ''))
      .join(''),
  );
}

const write = (part: Part | undefined): string => {
  if (part === undefined || part === null || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(write).join('');
  return String(part).replace(
    /[&<>"']/g,
    (character) => `&#${String(character.charCodeAt(0))};`,
  );
};
