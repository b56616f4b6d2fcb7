const entered = new WeakSet<HTMLFormElement>();

/**
 * Notes in which server-rendered forms a person presses Enter, or the button, before
 * hydration: the button is disabled until then, so nothing would happen and nothing would
 * be said. `Form` sends them once it works. Typing on in the form takes the press back.
 */
export function noteEnteredForms(page: Document): void {
  const note = (form: HTMLFormElement | null) => form && entered.add(form);
  // Before React, which stops presses in parts whose code is still on its way.
  const on = (type: string, take: (event: Event) => void) =>
    page.addEventListener(type, take, { capture: true });
  on('keydown', (event) => {
    const { key, target, isComposing } = event as KeyboardEvent;
    if (key === 'Enter' && !isComposing && target instanceof HTMLInputElement)
      note(target.form);
  });
  on('pointerup', ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (button && button.type === 'submit') note(button.form);
  });
  on('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.form) entered.delete(target.form);
  });
}

/** Whether a form was to be sent before hydration; it says so once. */
export function takeEntered(form: HTMLFormElement | null): boolean {
  return form !== null && entered.delete(form);
}
