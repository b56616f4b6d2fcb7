type Rules = { createHTML: (text: string) => string | null };
type Factory = { createPolicy: (name: string, rules: Rules) => unknown };
type TrustedWindow = object & {
  trustedTypes?: Factory;
};

const TAGS = 'div|button|ul|img|h2|input|output|select|label|span|textarea';
const ATTRIBUTES = 'class|id|type|tabindex|aria-labelledby|aria-describedby';
const TAG = new RegExp(
  `<(?:/(?:${TAGS})|(?:${TAGS})(?: (?:${ATTRIBUTES})="[^"<>]*")* ?/?)>`,
  'g',
);
/** How React makes a script element that does not run. */
const EMPTY_SCRIPT = '<script></script>';

/**
 * Whether a text is plain words, or markup without anything that loads, runs or links:
 * tags and attributes of the list alone.
 */
export function isHarmlessMarkup(text: string): boolean {
  return text === EMPTY_SCRIPT || !text.replace(TAG, '').includes('<');
}

/**
 * Lets through what two libraries hand to the browser as plain strings and can't be told
 * to hand over otherwise: sweetalert2 parses the frame of a popup, and React makes empty
 * script elements. Everything else is refused: `createHTML` that gives null is an error
 * where the content policy asks for Trusted Types. Texts of popups are DOM nodes and never
 * come here.
 */
export function allowMarkupOfLibraries(window: TrustedWindow): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (isHarmlessMarkup(text) ? text : null),
  });
}
