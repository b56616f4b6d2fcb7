import { type RefObject, useEffect, useInsertionEffect, useRef } from 'react';
import { useHydrated } from '../../use-hydrated';

/**
 * Keeps the choices that a person made among server-rendered radio buttons and boxes
 * before hydration: React assumes what it rendered, so that a choice would disappear or
 * not count. It notes them at the moment of hydration and presses them again once the
 * part inside `within` works. Forms have `useTypedBeforeHydration`.
 */
export function usePressedBeforeHydration(within: RefObject<Element | null>): void {
  const hydrating = !useHydrated();
  const pressed = useRef<HTMLInputElement[]>([]);
  useInsertionEffect(() => {
    if (hydrating) pressed.current = readPressed();
  }, [hydrating]);
  useEffect(() => {
    void pressAll(
      pressed.current.splice(0).filter((control) => within.current?.contains(control)),
    );
  }, [within]);
}

async function pressAll(controls: readonly HTMLInputElement[]): Promise<void> {
  for (const control of controls) {
    if (control.isConnected) pressAgain(control);
    // The next one must see the changes of this one.
    await new Promise((rendered) => setTimeout(rendered));
  }
}

/** Controls outside of forms whose state differs from the server's. */
function readPressed(): HTMLInputElement[] {
  return [
    ...document.querySelectorAll<HTMLInputElement>(
      'input:is([type="radio"], [type="checkbox"])',
    ),
  ].filter(
    ({ form, type, checked, defaultChecked }) =>
      form === null && checked !== defaultChecked && (checked || type === 'checkbox'),
  );
}

/** React notices a press only when it changes the value that its setter last set. */
function pressAgain(control: HTMLInputElement): void {
  control.checked = !control.checked;
  control.click();
}
