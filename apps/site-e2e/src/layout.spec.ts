import { expect, test } from '@playwright/test';
import { settled } from './settled';
import { watchPage } from './watch-page';

/** Most that a page may shift while it loads and comes alive. */
const MOST_SHIFT = 0.02;

const PAGES = [
  '/',
  '/simulador',
  '/simulador/escolher-alugar-carro-mensal',
  '/simulador/configure-e-assine?modelo=aroeira',
  '/institucional/duvidas',
  '/institucional/nossas-lojas',
  '/cadastro-de-carro-por-assinatura-mensal/rapido',
  '/conta/login',
];

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
};

for (const path of PAGES) {
  test(`${path} stands still while it loads and comes alive, without a word to the console`, async ({
    page,
  }) => {
    const complaints = watchPage(page);
    await page.addInitScript(() => {
      const shifts: { value: number; what: string[] }[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as Shift[]) {
          shifts.push({
            value,
            what: sources.map(({ node }) =>
              node instanceof Element
                ? `${node.tagName}.${node.className}`
                : String(node?.nodeName),
            ),
          });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    await page.keyboard.press('Tab'); // the first intent: content pages hydrate now
    await settled(page);
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(
      () => (window as unknown as { shifts: { value: number; what: string[] }[] }).shifts,
    );
    expect(
      shifts.reduce((sum, { value }) => sum + value, 0),
      JSON.stringify(shifts),
    ).toBeLessThanOrEqual(MOST_SHIFT);
    expect(complaints()).toEqual([]);
  });
}
