import { expect, type Page } from '@playwright/test';
import { enter, press, tabTo } from './keyboard';
import { waitForLoaded } from './wait-for-hydration';

/**
 * J opens the first of a list, J again the next one, and K leads back: also at once, as
 * keys come that were pressed while the page was busy.
 */
export async function walkList(page: Page, pattern: RegExp): Promise<void> {
  // The keys come after the list, with code of their own.
  await expect(async () => {
    await page.keyboard.press('j');
    await expect(page).toHaveURL(pattern, { timeout: 1_000 });
  }).toPass();
  // Its pane comes with the first one that is opened.
  await waitForLoaded(page);
  const first = page.url();
  await pressAtOnce(page, 'j');
  await expect(page).not.toHaveURL(first);
  const second = page.url();
  await pressAtOnce(page, 'kj');
  await expect(page).toHaveURL(second);
  await pressAtOnce(page, 'k');
  await expect(page).toHaveURL(first);
}

/** Keys one right after the other, each a task of its own as a browser hands them in. */
async function pressAtOnce(page: Page, keys: string): Promise<void> {
  await page.evaluate(async (all) => {
    for (const key of all) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      await new Promise((pressed) => setTimeout(pressed));
    }
  }, keys);
}

/** The list as it is filtered, as a file for spreadsheets. */
export async function downloadList(page: Page): Promise<void> {
  const download = page.waitForEvent('download');
  await press(page, 'Baixar planilha');
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
}

type View = {
  /** The filter that is changed, and how its choice begins. */
  filter: string;
  choice: string;
  name: string;
  /** Pattern of the address while the filter is set. */
  address: RegExp;
};

/** A name for what is filtered, which opens it again. */
export async function saveView(page: Page, view: View): Promise<void> {
  const { filter, choice, name, address } = view;
  await tabTo(page, page.getByLabel(filter, { exact: true }));
  await page.keyboard.type(choice);
  await expect(page).toHaveURL(address);
  await press(page, 'Salvar visão');
  await tabTo(page, page.getByLabel('Nome da visão'));
  await page.keyboard.type(`${name}\n`);
  await expect(page.getByRole('button', { name: 'Editar visão' })).toBeFocused();
  await expect(page.getByRole('link', { name })).toHaveAttribute('aria-current');
}

export async function removeView(page: Page): Promise<void> {
  await press(page, 'Editar visão');
  await press(page, 'Remover visão');
  await expect(page.getByRole('button', { name: 'Salvar visão' })).toBeFocused();
}

/** Opens a view by its chip. */
export async function openView(page: Page, { name, address }: View): Promise<void> {
  const chip = page.getByRole('link', { name });
  await enter(page, chip);
  await expect(page).toHaveURL(address);
  await expect(chip).toHaveAttribute('aria-current');
}
