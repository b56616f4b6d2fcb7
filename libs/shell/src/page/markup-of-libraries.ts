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
/** React's way to make a script element that does not run. */
const EMPTY_SCRIPT = '<script></script>';

/**
 * Whether a text is plain, or markup that loads, runs and links nothing: only tags and
 * attributes of the list.
 */
export function isHarmlessMarkup(text: string): boolean {
  return text === EMPTY_SCRIPT || !text.replace(TAG, '').includes('<');
}

/**
 * Allows two strings that libraries give to the browser and that can't be changed: the
 * frame of sweetalert2's popup, and React's empty script elements. Everything else is
 * refused: `createHTML` that gives null is an error when the content policy requires
 * Trusted Types. Texts of popups are DOM nodes and never come here.
 */
export function allowMarkupOfLibraries(window: TrustedWindow): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (isHarmlessMarkup(text) ? text : null),
  });
}
