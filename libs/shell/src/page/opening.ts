/**
 * Where the app begins: at the page that stands there, or, for a link that was pressed on
 * a page without React, at the page behind it. The boot module says so before it loads
 * the app.
 */
let pressed: string | null = null;

/** The app that comes now opens this path and leaves the page on the screen as it is. */
export function beginAt(path: string): void {
  pressed = path;
}

/** The path to open, or null where the app takes over the page that stands there. */
export function beginning(): string | null {
  return pressed;
}
