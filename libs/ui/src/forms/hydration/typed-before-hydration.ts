import { useEffect, useInsertionEffect, useRef } from 'react';
import { useHydrated } from '../../use-hydrated';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Typed = { name: string; value: string; checked: boolean };

/**
 * Keeps the values that a person (or a password manager) put into a server-rendered form
 * before hydration, which the fields' own setup would clear. It notes them at the moment
 * of hydration, before that setup, and types them again once the fields work.
 */
export function useTypedBeforeHydration(): void {
  const hydrating = !useHydrated();
  const typed = useRef<Typed[]>([]);
  useInsertionEffect(() => {
    if (hydrating) typed.current = readTyped();
  }, [hydrating]);
  useEffect(() => typed.current.splice(0).forEach(typeAgain), []);
}

function controls(): Control[] {
  return [
    ...document.querySelectorAll<Control>('form :is(input, select, textarea)[name]'),
  ];
}

function readTyped(): Typed[] {
  return controls()
    .filter(
      (control) =>
        !(
          control instanceof HTMLInputElement &&
          control.type === 'radio' &&
          control.defaultChecked
        ),
    )
    .map((control) => ({
      name: control.name,
      value: control.value,
      checked: isChecked(control),
    }))
    .filter(({ name, value, checked }) => name !== '' && (checked || value !== ''));
}

function typeAgain({ name, value, checked }: Typed): void {
  const named = controls().filter((candidate) => candidate.name === name);
  const [control] = named;
  if (!control) return;
  if (control instanceof HTMLInputElement && control.type === 'radio') {
    if (checked) chooseAgain(named.find((option) => option.value === value));
    return;
  }
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    if (checked && !control.checked) control.click();
    return;
  }
  const isChoice = control instanceof HTMLSelectElement;
  if (isChoice && control.value === value) return;
  // Only where the setup cleared it: keys that were pressed meanwhile stay.
  if (isChoice || control.value === '') control.value = value;
  if (!isChoice) forgetNotedValue(control);
  // A phone's keyboard may be composing in the focused field, which must not be changed
  // until it is done.
  const isComposing = control === document.activeElement;
  const init = { bubbles: true, isComposing };
  control.dispatchEvent(new InputEvent(isChoice ? 'change' : 'input', init));
}

/**
 * React noted the control's value and would notice no change. The note is overwritten by
 * the control's own setter; the text itself, in which somebody may be typing, stays.
 */
function forgetNotedValue(control: HTMLInputElement | HTMLTextAreaElement): void {
  Object.getOwnPropertyDescriptor(control, 'value')?.set?.call(control.cloneNode(), '');
}

/**
 * React notices a choice only when it changes: it is reset through its setter, then
 * pressed.
 */
function chooseAgain(option: Control | undefined): void {
  if (!(option instanceof HTMLInputElement)) return;
  option.checked = false;
  option.click();
}

function isChecked(control: Control): boolean {
  return (
    control instanceof HTMLInputElement &&
    ['checkbox', 'radio'].includes(control.type) &&
    control.checked
  );
}
