/** Lets every media query match, as a wide screen does; `seeAnyWidth` ends it. */
export function seeWide(): void {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => Object.assign(new EventTarget(), { matches: true }),
  });
}

export function seeAnyWidth(): void {
  Reflect.deleteProperty(window, 'matchMedia');
}
