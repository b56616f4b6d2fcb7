import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { leaveContact } from '../by-api/contact';
import { sendProposalOf } from '../by-api/customer';
import { ApiVisitor } from '../by-api/visitor';
import { needsOwnProduct } from '../product/own-product';
import { beginApi, killApi } from '../product/processes';
import { enterByCalls, openAs } from '../steps/sign-in';
import { configureAroeira } from '../steps/subscribe';

/** A page that no other journey opens, since each search text is a page of its own. */
const NEVER_VISITED = '/institucional/duvidas?busca=reinicio';

needsOwnProduct();

test('after the API was killed everything is still there, and meanwhile the site stands', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const email = `ligia.${Date.now()}@rodar.test`;

  const number =
    await test.step('a customer sends a proposal and keeps another simulation', async () => {
      await enterByCalls(page, 'cliente@rodar.test');
      const sent = await sentBy('cliente@rodar.test');
      await configureAroeira(page);
      await expect(
        page.getByRole('link', { name: 'Assinar o Aroeira' }).first(),
      ).toBeVisible();
      // After a reload only the server's answers are shown, and the badge agrees with the
      // cart.
      await page.reload();
      await expect(
        page.getByRole('link', { name: 'Assinar o Aroeira' }).first(),
      ).toBeVisible();
      return sent;
    });
  const cart = page.getByRole('banner').getByRole('link', { name: /^Carrinho, [1-9]/ });
  const badge = (await cart.getAttribute('aria-label')) ?? '';

  const consultant = await (await browser.newContext()).newPage();
  await test.step('a visitor leaves a lead; a consultant is signed in', async () => {
    await leaveContact('Lígia Barros Leal', email);
    await openAs(consultant, 'consultor@rodar.test', '/consultor');
  });

  const home = await (await request.get('/')).text();
  await killApi();
  try {
    await test.step('without the API the home page is the last good one', async () => {
      const answer = await request.get('/');
      expect(answer.status()).toBe(200);
      expect(await answer.text()).toBe(home);
    });
    await test.step('a page that was never visited says what happened, and so does the log', async () => {
      const stranger = await (await browser.newContext()).newPage();
      const answer = await stranger.goto(NEVER_VISITED);
      expect(answer?.status()).toBe(503);
      await expect(
        stranger.getByRole('heading', {
          level: 1,
          name: 'Não conseguimos abrir esta página',
        }),
      ).toBeVisible();
      await expect(stranger.getByRole('link', { name: 'Ir para a home' })).toBeVisible();
      await stranger.context().close();
      const file = join(process.env['PRODUCT_LOGS'] ?? '', 'public-site.log');
      await expect
        .poll(() => readFileSync(file, 'utf8'))
        .toContain(
          'page lacks a piece and there is no earlier copy: its designed failure is served',
        );
    });
  } finally {
    await beginApi();
  }

  await test.step('the page comes back by itself', async () => {
    await expect.poll(async () => (await request.get(NEVER_VISITED)).status()).toBe(200);
  });
  await test.step('session, cart and proposal of the customer are there', async () => {
    await page.reload();
    await expect(
      page.getByRole('banner').getByRole('link', { name: badge }),
    ).toBeVisible();
    await expect(
      page.getByRole('link', { name: 'Assinar o Aroeira' }).first(),
    ).toBeVisible();
    await page.goto('/area-logada');
    await expect(page.getByText(number).first()).toBeVisible();
  });
  await test.step('proposal and lead are in the lists of the consultant, who is still signed in', async () => {
    await consultant.goto('/consultor/propostas');
    await consultant.getByLabel('Cliente, CPF, CNPJ ou número').fill(number);
    await expect(
      consultant.getByRole('link', { name: /Marina Alves Prado/ }).first(),
    ).toBeVisible();
    await consultant.goto('/consultor/leads');
    await consultant.getByLabel('Nome, e-mail ou telefone').fill(email);
    await expect(
      consultant.getByRole('link', { name: /^Lígia Barros Leal/ }).first(),
    ).toBeVisible();
    await consultant.context().close();
  });
});

/** The number of a proposal that this demo account has just sent. */
async function sentBy(email: string): Promise<string> {
  const customer = new ApiVisitor();
  await customer.signIn(email);
  return (await sendProposalOf(customer)).number;
}
