import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until this control has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  // Otherwise the first Tab could pass the position before the control exists.
  await control.waitFor({ state: 'attached' });
  await expect(async () => {
    await page.keyboard.press('Tab');
    expect(await control.evaluate((one) => one === document.activeElement)).toBe(true);
  }).toPass({ intervals: [0] });
}

/** Moves to a link or button by Tab and presses it. */
export async function enter(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

/**
 * Moves to the field with this label by Tab and types; in a list the typed text selects
 * an option.
 */
export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

/** Moves to a button by Tab and presses it. */
export async function press(page: Page, name: string): Promise<void> {
  await enter(page, page.getByRole('button', { name, exact: true }));
}

/** Opens the browser's file chooser with a button and selects a file. */
export async function chooseFile(
  page: Page,
  button: string,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  // The file input, which Tab skips, has the same name.
  await enter(page, page.locator('button', { hasText: button }));
  await (await chooser).setFiles(file);
}

/** Opens the first result for a word or number in a portal's palette (Ctrl+K). */
export async function goTo(page: Page, sought: string, heading: string): Promise<void> {
  const palette = page.getByRole('dialog', { name: 'Ir para' });
  // The key works from the moment in which its button is drawn.
  await expect(page.getByRole('button', { name: /^Ir para\.\.\./ })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(sought);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  await expect(palette).toBeHidden();
}

/** Opens the list of the page's keys with `?`; one of them has the given description. */
export async function readKeys(page: Page, does: string): Promise<void> {
  const keys = page.getByRole('dialog', { name: 'Atalhos de teclado' });
  await page.keyboard.press('?');
  await expect(keys.getByText(does)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
}

/**
 * Records input that a keyboard does not cause: a pressed pointer, and a field that
 * changes without a key pressed in it. Call it before the first page is opened.
 */
export async function watchHands(page: Page): Promise<() => string[]> {
  const noted: string[] = [];
  await page.exposeFunction('noteHand', (what: string) => void noted.push(what));
  await page.addInitScript(() => {
    type Field = HTMLInputElement;
    const { noteHand } = window as unknown as { noteHand: (what: string) => void };
    let pressedIn: Field | null = null;
    // In a group of radio buttons an arrow key moves the focus to the chosen one.
    const isOf = (one: Field | null, other: Field) =>
      one === other || (other.type === 'radio' && one?.name === other.name);
    const on = (type: string, hear: (target: Field) => void) =>
      window.addEventListener(type, ({ target }) => hear(target as Field), true);
    on('keydown', (target) => (pressedIn = target));
    for (const type of ['mousedown', 'touchstart', 'wheel'])
      on(type, ({ tagName }) => noteHand(`${type} on ${tagName}`));
    on('input', (field) => {
      if (field.type !== 'file' && !isOf(pressedIn, field))
        noteHand(`${field.name || field.id} changed without a key`);
    });
  });
  return () => noted;
}
