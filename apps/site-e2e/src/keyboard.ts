import { expect, type Locator, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from './people';
import { settled } from './settled';

/** Presses Tab until this control has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
}

/**
 * Goes to the field with this label by Tab and types; in a list that chooses what begins
 * like it.
 */
export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

/** Goes to a button by Tab and presses it. */
export async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

/** Signs in at a page of the demo without a mouse. */
export async function signInByKeys(
  page: Page,
  path: string,
  email: string,
): Promise<void> {
  await page.goto(path);
  await settled(page);
  await typeInto(page, 'E-mail, CPF ou CNPJ', email);
  await typeInto(page, 'Senha', DEMO_PASSWORD);
  await page.keyboard.press('Enter');
}

/** Goes to what a word or a number finds first in a portal, by Ctrl+K. */
export async function goTo(page: Page, sought: string, heading: string): Promise<void> {
  const palette = page.getByRole('dialog', { name: 'Ir para' });
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(sought);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  await expect(palette).toBeHidden();
}
