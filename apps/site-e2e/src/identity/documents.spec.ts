import { expect, type Locator, test } from '@playwright/test';
import { anAccount, aSentProposal } from '../by-api/customer';
import { sendBillAsPdf } from '../by-api/documents';
import { openAsConsultant } from '../steps/decide-proposal';
import { sendDocuments } from '../steps/send-documents';
import { signIn } from '../steps/sign-in';
import { watchPage } from '../steps/watch-page';

test('a customer sends documents by the camera of a phone @phone', async ({ page }) => {
  const complaints = watchPage(page);
  const { person } = await anAccount();
  await signIn(page, person.email, person.password);
  await expect(page).not.toHaveURL(/login/);
  await page.goto('/area-logada/documentos');
  await sendDocuments(page, ['CNH, frente', 'Comprovante de residência']);
  const copy = page.waitForEvent('download');
  await page.locator('summary', { hasText: 'de CNH, frente' }).click();
  await page.getByRole('button', { name: 'Baixar: CNH, frente' }).click();
  expect((await copy).suggestedFilename()).toMatch(/\.jpg$/);
  expect(complaints()).toEqual([]);
});

test('a consultant leafs through a PDF beside the data @desktop', async ({ page }) => {
  const complaints = watchPage(page);
  const sent = await aSentProposal();
  await sendBillAsPdf(sent, 2);
  await openAsConsultant(page, sent.number, sent.person);
  await page.getByRole('button', { name: 'Ver: Comprovante de residência' }).click();
  const pageOf = (number: number) =>
    page.getByRole('img', {
      name: `Comprovante de residência de ${sent.person.name}, página ${number} de 2`,
    });
  const height = (picture: Locator) =>
    picture.evaluate((image: HTMLImageElement) =>
      image.decode().then(() => image.naturalHeight),
    );
  expect(await height(pageOf(1))).toBe(2400);

  await page.keyboard.press('PageDown');
  expect(await height(pageOf(2))).toBe(2400);
  await page.keyboard.press('+');
  await expect(page.getByText('150%')).toBeVisible();
  await page.getByRole('button', { name: 'Página anterior' }).click();
  await expect(pageOf(1)).toBeVisible();

  const copy = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar', exact: true }).click();
  expect((await copy).suggestedFilename()).toBe('conta-de-luz.pdf');
  expect(complaints()).toEqual([]);
});
