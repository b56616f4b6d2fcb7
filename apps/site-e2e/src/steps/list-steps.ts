import { expect, type Page } from '@playwright/test';
import { enter, press, tabTo } from './keyboard';
import { waitForLoaded } from './wait-for-hydration';

/**
 * J opens the first item of a list, J again the next one, and K the previous one; also
 * when the keys arrive together after the page was busy.
 */
export async function walkList(page: Page, pattern: RegExp): Promise<void> {
  // The keys work once their code has loaded, after the list. A second J while the page of
  // the first is on its way would lead on to the next item, so that page gets its time.
  await expect(async () => {
    await page.keyboard.press('j');
    await expect(page).toHaveURL(pattern, { timeout: 5_000 });
  }).toPass();
  // The pane loads with the first opened item.
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

/** Presses keys in quick succession, each in a task of its own like a browser does. */
async function pressAtOnce(page: Page, keys: string): Promise<void> {
  await page.evaluate(async (all) => {
    for (const key of all) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      await new Promise((pressed) => setTimeout(pressed));
    }
  }, keys);
}

/** Downloads the filtered list as a spreadsheet. */
export async function downloadList(page: Page): Promise<void> {
  const download = page.waitForEvent('download');
  await press(page, 'Baixar planilha');
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
}

type View = {
  /** The filter to change, and the beginning of the option. */
  filter: string;
  choice: string;
  name: string;
  /** Pattern of the address while the filter is set. */
  address: RegExp;
};

/** Saves the filtered list as a view with a name. */
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

/** Opens a saved view by its link. */
export async function openView(page: Page, { name, address }: View): Promise<void> {
  const chip = page.getByRole('link', { name });
  await enter(page, chip);
  await expect(page).toHaveURL(address);
  await expect(chip).toHaveAttribute('aria-current');
}
