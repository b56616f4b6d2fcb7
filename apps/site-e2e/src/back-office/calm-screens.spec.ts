import { expect, test } from '@playwright/test';
import { seenAtOnce } from '../steps/seen-at-once';
import { enterByCalls } from '../steps/sign-in';
import { waitForLoaded } from '../steps/wait-for-hydration';

/** The most that a main screen of a portal shows above the fold. */
const MOST_CONTROLS = 30;
const MOST_WORDS = 150;
const MAIN_SCREENS = {
  'consultor@rodar.test': [
    ['Hoje', '/consultor'],
    ['Vendas', '/consultor/propostas'],
    ['Carteira', '/consultor/clientes'],
    ['Pedidos', '/consultor/atendimentos'],
    ['Gestão', '/consultor/precos'],
  ],
  'dealer@rodar.test': [
    ['Hoje', '/concessionarias'],
    ['Propostas', '/concessionarias/propostas'],
    ['Entregas e devoluções', '/concessionarias/entregas'],
    ['Estoque', '/concessionarias/estoque'],
    ['Mais', '/concessionarias/resultados'],
  ],
} as const;

// The rows are those of the demo: each one more would count.
test('each main screen of a portal is calm: at most 30 controls and 150 words above the fold at 1280 px @desktop', async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const [email, screens] of Object.entries(MAIN_SCREENS)) {
    await enterByCalls(page, email);
    for (const [name, path] of screens)
      await test.step(`${name} of ${email}`, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // The queue opens the proposal that waits longest.
        if (name === 'Vendas')
          await expect(page.getByText('Mais da proposta')).toBeVisible();
        await waitForLoaded(page);
        const { controls, words } = await seenAtOnce(page);
        expect(controls, 'controls').toBeLessThanOrEqual(MOST_CONTROLS);
        expect(words, 'words').toBeLessThanOrEqual(MOST_WORDS);
        expect(words, 'words').toBeGreaterThan(30);
      });
    await page.getByRole('button', { name: 'Sair' }).first().click();
    // The button goes before the browser leaves for the home page.
    await expect(page).toHaveURL('/');
  }
});
