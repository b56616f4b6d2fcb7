import { expect, test } from '@playwright/test';
import { mailTo } from '../steps/mailbox';
import { signInAtPortal } from '../steps/sign-in';
import { waitForLoaded } from '../steps/wait-for-hydration';
import { watchPage } from '../steps/watch-page';

const MAILBOX = process.env['MAILBOX_URL'] ?? 'http://127.0.0.1:1080';

/** Pixels between the right edges of an element and of its column. */
function roomBeside(element: Element): number {
  const column = element.closest('.wrap');
  if (!column) throw new Error('In no column');
  const padding = parseFloat(getComputedStyle(column).paddingInlineEnd);
  const edge = column.getBoundingClientRect().right - padding;
  return Math.round(edge - element.getBoundingClientRect().right);
}

test('a seller starts, the customer accepts by the link of the mail, both look at one cart, and both read that it has ended @desktop', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const complaints = watchPage(page);
  const address = `ana.${Date.now()}@exemplo.test`;
  await signInAtPortal(page, 'vendedor@rodar.test');
  await page.getByLabel('Como você chama o cliente').fill('Ana');
  await page.getByRole('button', { name: 'Começar simulação assistida' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Atendimento de Ana' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Incluir um carro' }).click();
  const editor = page.getByRole('dialog', { name: 'Incluir um carro' });
  await editor
    .getByRole('combobox', { name: 'Carro' })
    .selectOption({ label: 'Aroeira' });
  await editor.getByRole('radio', { name: /^36/ }).check({ force: true });
  await expect(editor.getByText(/^R\$ [\d.,]+ por mês$/)).toBeAttached();
  await waitForLoaded(page);
  await editor.getByRole('button', { name: 'Incluir no carrinho' }).click();
  await expect(page.getByText('36 meses, 1.000 km por mês')).toBeVisible();
  await page.getByRole('button', { name: 'Convidar o cliente' }).click();
  await page.getByLabel('E-mail do cliente').fill(address);
  await page.getByRole('button', { name: 'Enviar por e-mail' }).click();
  await expect(page.getByText(`Enviamos o convite para ${address}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Fechar' }).click();

  const [, path = ''] = await mailTo(
    MAILBOX,
    address,
    /(\/simulador\/atendimento#[\w-]{22})/,
  );
  const other = await browser.newContext({
    storageState: test.info().project.use.storageState,
  });
  const customer = await other.newPage();
  const customersComplaints = watchPage(customer);
  await customer.goto(path);
  await expect(
    customer.getByRole('heading', {
      level: 1,
      name: /^Diego Ramos, da .+, convida você a decidir junto$/,
    }),
  ).toBeVisible();
  await waitForLoaded(customer);
  await customer.getByRole('button', { name: 'Aceitar' }).click();
  await expect(customer).toHaveURL(/\/simulador\/carrinho$/);
  await expect(
    customer.getByRole('heading', {
      name: /^Diego Ramos, da .+, está neste carrinho com você$/,
    }),
  ).toBeVisible();

  const here = page.url();
  const [, cart = ''] = await mailTo(
    MAILBOX,
    'vendedor@rodar.test',
    new RegExp(
      `Um cliente aceitou o atendimento com você[^]*(${new URL(here).pathname})`,
    ),
  );
  expect(new URL(cart, here).href).toBe(here);

  await expect(page.getByText('Em atendimento')).toBeVisible();
  for (const [who, name] of [
    [page, 'seller'],
    [customer, 'customer'],
  ] as const) {
    const end = who.getByRole('button', { name: 'Encerrar atendimento' });
    expect(await end.evaluate(roomBeside), name).toBeGreaterThanOrEqual(0);
  }
  await page.getByRole('button', { name: /^Mudar o Aroeira/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^48/ })
    .check({ force: true });
  await page.getByRole('button', { name: 'Salvar alteração' }).click();
  await expect(page.getByText('48 meses, 1.000 km por mês')).toBeVisible();
  await waitForLoaded(page);

  await customer.getByText(/^Histórico, 3 mudanças$/).click();
  await expect(
    customer.locator('details').getByText('de 36 meses para 48 meses'),
  ).toBeVisible();
  await expect(
    customer.getByRole('article', { name: /Aroeira/ }).getByText('48 meses'),
  ).toBeVisible();
  await waitForLoaded(customer);
  await customer.getByRole('button', { name: 'Encerrar atendimento' }).click();
  await expect(
    customer.getByRole('heading', { name: /^O atendimento com Diego Ramos, .+ acabou$/ }),
  ).toBeVisible();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Este atendimento acabou' }),
  ).toBeVisible();
  expect([...complaints(), ...customersComplaints()]).toEqual([]);
  await other.close();
});
