import { expect, test } from '@playwright/test';
import { anAccount } from './by-api/customer';
import { expectToBeAccessible } from './judge-page';
import { sendDocuments } from './send-documents';
import { signIn } from './sign-in';
import { watchPage } from './watch-page';

test('a customer sends documents by camera on a phone and by file elsewhere', async ({
  page,
}) => {
  const complaints = watchPage(page);
  const { person } = await anAccount();
  await signIn(page, person.email, person.password);
  await expect(page).not.toHaveURL(/login/);
  await page.goto('/area-logada/documentos');
  await sendDocuments(page, ['CNH, frente', 'Comprovante de residência']);
  // Half of a button that has scrolled under the fixed header would count as a small one.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectToBeAccessible(page);
  const copy = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar: CNH, frente' }).click();
  expect((await copy).suggestedFilename()).toMatch(/\.jpg$/);
  expect(complaints()).toEqual([]);
});
