import { expect, type Page, test } from '@playwright/test';
import { PHONE } from '../../playwright.config';
import { aReadyCustomer } from '../by-api/customer';
import { expectToBeAccessible } from '../steps/expect-accessible';
import { IN_TIME } from '../steps/live-news';
import { aNewPerson } from '../steps/people';
import { readCode } from '../steps/read-code';
import { completePerson, registerQuickly } from '../steps/register';
import { enterByCalls, openAs } from '../steps/sign-in';
import { sendProposal } from '../steps/subscribe';
import { waitForLoaded } from '../steps/wait-for-hydration';
import { watchPage } from '../steps/watch-page';

/** Pixels between the right edges of an element and of its column. */
function roomBeside(element: Element): number {
  const column = element.closest('.wrap');
  if (!column) throw new Error('In no column');
  const padding = parseFloat(getComputedStyle(column).paddingInlineEnd);
  const edge = column.getBoundingClientRect().right - padding;
  return Math.round(edge - element.getBoundingClientRect().right);
}

/** Everything that a page received from the API. */
function receivedBy(page: Page): () => Promise<string> {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\/api\/v1\/(?!changes\/stream)/.test(response.url()))
      bodies.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(bodies)).join('\n');
}

test('at one table a new customer scans, follows each change and sends the proposal, and the seller sees no password, code or document @desktop', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const person = aNewPerson();
  const complaints = watchPage(page);
  await openAs(page, 'vendedor@rodar.test', '/concessionarias/seller');
  const received = receivedBy(page);
  await waitForLoaded(page);
  await page.getByLabel('Como você chama o cliente').fill('Marina');
  await page.getByRole('button', { name: 'Começar simulação assistida' }).click();
  const editor = page.getByRole('dialog');

  await test.step('the car is configured on the whole window, and a reload loses nothing', async () => {
    await page.getByRole('button', { name: 'Incluir um carro' }).click();
    await editor
      .getByRole('combobox', { name: 'Carro' })
      .selectOption({ label: 'Aroeira' });
    await editor.getByRole('radio', { name: /^36/ }).check({ force: true });
    await editor.getByRole('button', { name: 'Virar a tela para o cliente' }).click();
    await expect(page.getByRole('dialog', { name: 'Monte o seu carro' })).toBeVisible();
    await page.reload();
    await expect(editor.getByRole('radio', { name: /^36/ })).toBeChecked();
    await expect(editor.getByText('Para quem')).toBeHidden();
    await expect(editor.getByText(/^R\$ [\d.,]+ por mês$/)).toBeAttached();
    await expectToBeAccessible(page);
    await editor.getByRole('button', { name: 'Incluir no carrinho' }).click();
    await expect(page.getByText('36 meses, 1.000 km por mês')).toBeVisible();
  });

  const other = await browser.newContext({
    ...PHONE,
    storageState: test.info().project.use.storageState,
  });
  const phone = await other.newPage();
  const phonesComplaints = watchPage(phone);

  const invitation =
    await test.step('one scan opens the cart, and the acceptance closes the code', async () => {
      await page.getByRole('button', { name: 'Convidar o cliente' }).click();
      await page.getByRole('button', { name: 'Mostrar o código QR' }).click();
      const code = page.getByRole('img', { name: 'Código QR do convite' });
      await expect(code).toBeVisible();
      await expectToBeAccessible(page);
      const url = await readCode(code);
      await phone.goto(url);
      await waitForLoaded(phone);
      await phone.getByRole('button', { name: 'Sim, decidir junto' }).click();
      await expect(code).toBeHidden(IN_TIME);
      await expect(page.getByText('Marina aceitou.')).toBeVisible();
      await expect(
        phone.getByRole('heading', { name: /está neste carrinho com você$/ }),
      ).toBeVisible();
      await waitForLoaded(phone);
      for (const [who, name] of [
        [page, 'seller'],
        [phone, 'customer'],
      ] as const) {
        const end = who.getByRole('button', { name: 'Encerrar atendimento' });
        expect(await end.evaluate(roomBeside), name).toBeGreaterThanOrEqual(0);
      }
      return url;
    });

  await test.step('each change of the seller is on the phone by itself, with both prices', async () => {
    for (const [term, from] of [
      [48, 36],
      [24, 48],
      [36, 24],
    ]) {
      await page.getByRole('button', { name: /^Mudar o Aroeira/ }).click();
      await editor
        .getByRole('radio', { name: new RegExp(`^${term}`) })
        .check({ force: true });
      await expect(
        editor.getByRole('button', { name: 'Salvar alteração' }),
      ).toBeEnabled();
      await editor.getByRole('button', { name: 'Salvar alteração' }).click();
      const news = phone
        .getByRole('status')
        .filter({ hasText: 'O que mudou desde que você olhou' });
      await expect(news).toContainText(`de ${from} meses para ${term} meses`, IN_TIME);
      await expect(news).toContainText(/de R\$ [\d.,]+ por mês para R\$ [\d.,]+ por mês/);
    }
  });

  await test.step('the last change stays over a reload of the phone, until it was read', async () => {
    await phone.reload();
    const news = phone
      .getByRole('status')
      .filter({ hasText: 'O que mudou desde que você olhou' });
    await expect(news).toContainText('de 24 meses para 36 meses');
    await expectToBeAccessible(phone);
    await phone.evaluate(() => window.scrollTo(0, 600));
    // Below the header, which stays in sight as well.
    const header = await phone.getByRole('banner').boundingBox();
    const told = await news.boundingBox();
    expect(told?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    await news.getByRole('button', { name: 'Entendi' }).click();
    await expect(news).toBeHidden();
  });

  await test.step('a second phone, and the same one, read that the invitation was accepted', async () => {
    const second = await browser.newContext({
      storageState: test.info().project.use.storageState,
    });
    const stranger = await second.newPage();
    await stranger.goto(invitation);
    await expect(
      stranger.getByRole('heading', { name: 'Este convite já foi aceito' }),
    ).toBeVisible();
    await expect(stranger.getByRole('link', { name: 'Entrar na conta' })).toBeVisible();
    await second.close();
    await phone.goto(invitation);
    await expect(
      phone.getByRole('heading', { name: 'Este atendimento já está aberto' }),
    ).toBeVisible();
    await phone.getByRole('link', { name: 'Abrir o meu carrinho' }).click();
    await expect(phone).toHaveURL(/\/simulador\/carrinho$/);
  });

  const pin =
    await test.step('the customer registers and sends the proposal on the phone', async () => {
      await waitForLoaded(phone);
      const price =
        (await phone
          .getByRole('article', { name: /Aroeira/ })
          .getByText(/^R\$ [\d.,]+ por mês$/)
          .first()
          .textContent()) ?? '';
      await phone.getByRole('link', { name: 'Assinar o Aroeira' }).click();
      const confirmed = await registerQuickly(phone, person);
      await completePerson(phone);
      const number = await sendProposal(phone, price.replace(' por mês', ''));
      await expect(page.getByText(/Marina transformou o Aroeira/)).toBeVisible(IN_TIME);
      await page.goto('/concessionarias/propostas');
      await expect(page.getByText(number).first()).toBeVisible();
      return confirmed;
    });

  const seen = await received();
  for (const secret of [person.password, person.document, pin])
    expect(seen).not.toMatch(new RegExp(`\\b${secret}\\b`));
  expect([...complaints(), ...phonesComplaints()]).toEqual([]);
  await other.close();
});

test('in the yard a seller sells on a phone by a campaign’s code, to a customer who scans, follows a change and sends the proposal @phone', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const complaints = watchPage(page);
  await openAs(page, 'vendedor@rodar.test', '/concessionarias/seller');
  await waitForLoaded(page);
  await page.getByLabel('Como você chama o cliente').fill('Lia');
  await page.getByRole('button', { name: 'Começar simulação assistida' }).click();
  await page.getByRole('button', { name: 'Incluir um carro' }).click();
  const editor = page.getByRole('dialog');
  await editor
    .getByRole('combobox', { name: 'Carro' })
    .selectOption({ label: 'Aroeira' });
  await editor.getByRole('button', { name: 'Incluir no carrinho' }).click();

  await test.step('the code of the demo’s campaign is taken, and a shorter term says why it loses it', async () => {
    await page.getByRole('button', { name: /^Mudar o/ }).click();
    await editor.getByText('O cliente tem um código').click();
    await editor.getByLabel('Código da campanha').fill('bemvindo');
    await editor.getByRole('button', { name: 'Usar o código' }).click();
    await expect(
      editor.getByText(/^Campanha BEMVINDO: R\$\s150,00 a menos/),
    ).toBeVisible();
    await expectToBeAccessible(page);
    await editor.getByRole('radio', { name: /^12/ }).check({ force: true });
    await expect(
      editor.getByText(
        /^Salvar esta escolha acaba com o desconto da campanha\. .*Este tem 12\.$/,
      ),
    ).toBeVisible();
    await editor.getByRole('radio', { name: /^36/ }).check({ force: true });
    await editor.getByRole('button', { name: 'Salvar alteração' }).click();
    await expect(editor).toBeHidden();
    await expect(page.getByRole('term').getByText('Campanha BEMVINDO')).toBeVisible();
    await expect(page.getByText(/^R\$\s150,00 a menos/)).toBeVisible();
  });

  const { person } = await aReadyCustomer();
  const other = await browser.newContext();
  const phone = await other.newPage();
  const phonesComplaints = watchPage(phone);
  await enterByCalls(phone, person.email, person.password);

  await test.step('a customer with an account scans the code and accepts', async () => {
    await page.getByRole('button', { name: 'Convidar o cliente' }).click();
    await page.getByRole('button', { name: 'Mostrar o código QR' }).click();
    const code = page.getByRole('img', { name: 'Código QR do convite' });
    await expect(code).toBeInViewport();
    await expectToBeAccessible(page);
    await phone.goto(await readCode(code));
    await waitForLoaded(phone);
    await phone.getByRole('button', { name: 'Sim, decidir junto' }).click();
    await expect(page.getByText('Lia aceitou.')).toBeVisible(IN_TIME);
    await waitForLoaded(phone);
  });

  const price =
    await test.step('a longer term is on the customer’s phone by itself, with both prices', async () => {
      await page.getByRole('button', { name: /^Mudar o/ }).click();
      await editor.getByRole('radio', { name: /^48/ }).check({ force: true });
      await editor.getByRole('button', { name: 'Salvar alteração' }).click();
      const news = phone
        .getByRole('status')
        .filter({ hasText: 'O que mudou desde que você olhou' });
      await expect(news).toContainText('de 36 meses para 48 meses', IN_TIME);
      const both = /de R\$\s[\d.,]+ por mês para (R\$\s[\d.,]+) por mês/;
      await expect(news).toContainText(both);
      const [, now = ''] = both.exec((await news.textContent()) ?? '') ?? [];
      await news.getByRole('button', { name: 'Entendi' }).click();
      return now;
    });

  await test.step('the customer sends the proposal, and the seller finds it', async () => {
    await phone.getByRole('link', { name: /^Assinar o/ }).click();
    const number = await sendProposal(phone, price);
    await expect(page.getByText(/^Lia transformou o/)).toBeVisible(IN_TIME);
    await page.goto('/concessionarias/propostas');
    await expect(page.getByText(number).first()).toBeVisible();
  });
  expect([...complaints(), ...phonesComplaints()]).toEqual([]);
  await other.close();
});
