import { expect, test } from '@playwright/test';
import { anAccount } from '../by-api/customer';
import { sendDocuments } from '../steps/send-documents';
import { openAs } from '../steps/sign-in';
import { watchPage } from '../steps/watch-page';

test('a customer sends documents by the camera of a phone @phone', async ({ page }) => {
  const complaints = watchPage(page);
  const { person } = await anAccount();
  await openAs(page, person.email, '/area-logada/documentos', person.password);
  await sendDocuments(page, ['CNH, frente', 'Comprovante de residência']);
  const copy = page.waitForEvent('download');
  await page.locator('summary', { hasText: 'de CNH, frente' }).click();
  await page.getByRole('button', { name: 'Baixar: CNH, frente' }).click();
  expect((await copy).suggestedFilename()).toMatch(/\.jpg$/);
  expect(complaints()).toEqual([]);
});
