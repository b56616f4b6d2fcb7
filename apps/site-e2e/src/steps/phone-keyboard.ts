import { type CDPSession, type Locator, type Page } from '@playwright/test';

/**
 * A phone's keyboard by the DevTools protocol: its key events have no key
 * ('Unidentified', 229), and it commits or composes texts of any length.
 */
export async function phoneKeyboard(page: Page) {
  const session = await page.context().newCDPSession(page);
  const press = (act: () => Promise<unknown>) => pressUnnamed(session, act);
  const compose = async (text: string) => {
    await press(() =>
      session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      }),
    );
  };
  const commit = (text: string) =>
    press(() => session.send('Input.insertText', { text }));
  const composeEach = async (text: string) => {
    for (let end = 1; end <= text.length; end += 1) await compose(text.slice(0, end));
  };
  return {
    compose,
    /** One character at a time, as on a number pad. */
    keys: async (text: string) => {
      for (const key of text) await commit(key);
    },
    /** The whole text at once, as from the clipboard or a suggestion. */
    offer: commit,
    /** Composed (underlined) while it grows, and committed at the end. */
    composed: async (text: string) => {
      await composeEach(text);
      await commit(text);
    },
    /** Composed until the field loses the focus. */
    leftComposing: composeEach,
    /** One character too many, removed within the composition. */
    corrected: async (text: string) => {
      await composeEach(`${text}9`);
      await compose(text);
      await commit(text);
    },
  };
}

async function pressUnnamed(session: CDPSession, act: () => Promise<unknown>) {
  const key = { key: 'Unidentified', windowsVirtualKeyCode: 229 };
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
  await act();
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
}

/** Fills a field as password managers do: with these events and without a key. */
export async function fillByManager(
  field: Locator,
  text: string,
  events: readonly string[],
): Promise<void> {
  await field.evaluate(
    (input, [value, types]) => {
      const { set } = Object.getOwnPropertyDescriptor(
        HTMLInputElement.prototype,
        'value',
      ) as PropertyDescriptor;
      set?.call(input, value);
      for (const type of types) input.dispatchEvent(new Event(type, { bubbles: true }));
    },
    [text, events] as const,
  );
}
