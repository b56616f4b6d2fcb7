import { type RefObject, useEffect, useInsertionEffect, useRef } from 'react';
import { useHydrated } from '../../use-hydrated';

/**
 * Keeps what a person chose among server-rendered radio buttons and boxes before React
 * took them over: React believes what it rendered, so the choice would go or show what
 * nobody counts. Notes it at the very moment of taking over and presses it again once the
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
    // The next one sees what this one has changed.
    await new Promise((rendered) => setTimeout(rendered));
  }
}

/** Controls that stand otherwise than the server sent them, outside of forms. */
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

/** React hears of a press only when it changes what its setter has set last. */
function pressAgain(control: HTMLInputElement): void {
  control.checked = !control.checked;
  control.click();
}
