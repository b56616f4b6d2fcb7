import { expect, test } from '@playwright/test';
import { approve, openAsConsultant } from '../steps/decide-proposal';
import { mailTo } from '../steps/mailbox';
import { aNewPerson } from '../steps/people';
import { completePerson, registerQuickly } from '../steps/register';
import { checkFile, downloadContract, signContract } from '../steps/sign-contract';
import { signInAtPortal } from '../steps/sign-in';
import { configureAroeira, PRICE, sendProposal } from '../steps/subscribe';
import { watchPage } from '../steps/watch-page';

const MAILBOX = process.env.MAILBOX_URL ?? 'http://localhost:1080';

/**
 * The main story of the product (docs/tour.md), across the three apps, with real mail: on
 * a phone here, and on a desktop with two API processes (`two-apis.config.ts`).
 */
test(
  'a visitor simulates, registers and subscribes; dealer and consultant act on the proposal',
  { tag: '@phone' },
  async ({ page, browser }) => {
    test.setTimeout(180_000);
    const person = aNewPerson();
    const complaints = watchPage(page);

    await test.step('the link of a dealership opens the home page with its name', async () => {
      await page.goto('/?dealerid=5');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Rodar Paulista').first()).toBeVisible();
      await expect(page.getByText('Mensalidades a partir de').first()).toBeVisible();
    });

    await test.step('a car is configured at the price of the server', async () => {
      await page.getByRole('link', { name: 'Faça uma simulação' }).first().click();
      await expect(page).toHaveURL(/\/simulador\/escolher-alugar-carro-mensal/);
      await configureAroeira(page);
    });

    await test.step('the cart holds it and the header counts it', async () => {
      await expect(
        page.getByRole('heading', { level: 1, name: 'Sua simulação' }),
      ).toBeVisible();
      await expect(
        page.getByRole('link', { name: 'Carrinho, 1 simulação' }),
      ).toBeVisible();
      await page.getByRole('link', { name: 'Assinar o Aroeira' }).click();
    });

    await test.step('registration, with the code that arrived by mail', async () => {
      await registerQuickly(page, person);
      await completePerson(page);
    });

    const number =
      await test.step('the proposal is sent and the member area shows it', () =>
        sendProposal(page));

    await test.step('the dealership sees it in its portal', async () => {
      const dealer = await (await browser.newContext()).newPage();
      await signInAtPortal(dealer, 'dealer@rodar.test');
      await dealer.goto('/concessionarias/propostas');
      await expect(dealer.getByText(number)).toBeVisible();
      await dealer.getByRole('link', { name: person.name }).first().click();
      await expect(
        dealer.getByRole('complementary', { name: number }).getByText(PRICE),
      ).toBeVisible();
      await dealer.context().close();
    });

    await test.step('the consultant approves it and says why', async () => {
      const consultant = await (await browser.newContext()).newPage();
      await openAsConsultant(consultant, number, person);
      await consultant.getByRole('button', { name: 'Ver: CNH, frente' }).click();
      const photo = consultant.getByRole('img', {
        name: `CNH, frente de ${person.name}`,
      });
      await expect(photo).toBeVisible();
      expect(
        await photo.evaluate((image: HTMLImageElement) =>
          image.decode().then(() => image.naturalWidth),
        ),
      ).toBeGreaterThan(0);
      await consultant.getByRole('button', { name: 'Fechar' }).click();
      await consultant.getByRole('button', { name: 'Ver cadastro' }).click();
      await expect(consultant.getByText('58316794534')).toBeVisible();
      await approve(consultant, 'Renda e documentos conferem.');
      await consultant.context().close();
    });

    await test.step('the customer hears of it by mail and in the member area', async () => {
      await mailTo(MAILBOX, person.email, /Renda e documentos conferem\./);
      await page.goto('/area-logada');
      await expect(page.getByText('Aprovamos sua proposta do Aroeira')).toBeVisible();
    });

    const contract =
      await test.step('the customer reads the contract and signs it with the code of the mail', () =>
        signContract(page, MAILBOX, person.email));

    await test.step('the signed PDF is genuine, and with one byte altered it is not', async () => {
      const file = await downloadContract(page);
      expect(file.subarray(0, 5).toString()).toBe('%PDF-');
      expect(await checkFile(page, file)).toContain(
        `É o contrato ${contract}, assinado em`,
      );
      const middle = file.length >> 1;
      file[middle] = (file[middle] ?? 0) ^ 1;
      expect(await checkFile(page, file)).toContain('Não é um contrato assinado aqui');
    });

    await test.step('the member area asks for the first payment', async () => {
      await page.goto('/area-logada');
      const next = page.getByRole('region', { name: 'O que vem agora' });
      await expect(
        next.getByRole('heading', { name: /^Próxima parcela, vence em / }),
      ).toBeVisible();
      await expect(next.getByText(PRICE)).toBeVisible();
      await expect(next.getByRole('link', { name: 'Pagar agora' })).toBeVisible();
    });

    expect(complaints()).toEqual([]);
  },
);
