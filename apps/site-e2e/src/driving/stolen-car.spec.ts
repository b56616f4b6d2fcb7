import { expect, test } from '@playwright/test';
import { formatDate, saoPauloDay } from '@site/api-contract/brazil';
import { memberContractPath, memberServicesPath } from '@site/api-contract/site-paths';
import {
  aPaidContract,
  chooseFirstSlot,
  handOverByApi,
  prepareByApi,
} from '../by-api/staff';
import { apiTime } from '../product/move-clock';
import { mailTo } from '../steps/mailbox';
import { signIn } from '../steps/sign-in';
import { watchPage } from '../steps/watch-page';

const MAILBOX = process.env.MAILBOX_URL ?? 'http://localhost:1080';

/** A theft ends the contract, and everybody sees the reason (docs/product/driving.md). */
test('a subscriber tells of a theft, and a consultant ends the contract on that day @desktop', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const signed = await aPaidContract();
  const { person, contract } = signed;
  await prepareByApi(signed);
  await chooseFirstSlot(signed);
  await handOverByApi(signed);
  const complaints = watchPage(page);
  await signIn(page, person.email, person.password);
  await expect(page).toHaveURL(/\/area-logada$/);
  await page.goto(memberServicesPath(contract.id));
  await page.getByRole('button', { name: 'Abrir atendimento' }).click();
  const form = page.getByRole('form', { name: 'Novo atendimento' });
  await form.getByLabel('Assunto').selectOption('Roubo, furto ou perda total');
  // The product's clock may be ahead of the browser's.
  const today = formatDate(saoPauloDay(await apiTime()));
  await form.getByLabel('Dia', { exact: true }).fill(today);
  await form.getByLabel('Onde foi').fill('Rua Augusta, 1500');
  await form.getByLabel('O que você precisa?').fill('Levaram o carro.');
  await form.getByRole('button', { name: 'Abrir atendimento' }).click();
  await page.getByRole('link', { name: /^Roubo, furto ou perda total, S-/ }).click();
  await expect(page.getByText(/^Enquanto apuramos, o contrato continua/)).toBeVisible();

  const consultant = await (await browser.newContext()).newPage();
  const complaintsOfConsultant = watchPage(consultant);
  await signIn(consultant, 'consultor@rodar.test');
  await expect(consultant).toHaveURL(/\/consultor$/);
  await consultant.goto('/consultor/atendimentos');
  await consultant.getByRole('link', { name: person.name }).click();
  await consultant.getByRole('button', { name: 'Assumir', exact: true }).click();
  const end = consultant.getByRole('region', { name: 'Encerrar o contrato' });
  await expect(end.getByLabel('Dia da perda')).toHaveValue(today);
  await expect(end.getByText('Mês 1, 1 dia')).toBeVisible();
  await end.getByLabel('Número do boletim de ocorrência').fill('2026/123456');
  await end.getByRole('button', { name: 'Encerrar o contrato' }).click();
  await consultant
    .getByRole('region', { name: 'A enviar' })
    .getByRole('button', { name: 'Enviar agora' })
    .click();
  await expect(
    consultant.getByRole('heading', { name: 'Contrato encerrado' }),
  ).toBeVisible();

  const says = `O contrato terminou em ${today}, por roubo, furto ou perda total do carro.`;
  await mailTo(MAILBOX, person.email, new RegExp(says.replaceAll('.', '\\.')));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Contrato encerrado' })).toBeVisible();
  await page.goto(memberContractPath(contract.id));
  await expect(page.getByText(says, { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Devolver o carro' })).toHaveCount(0);
  expect([...complaints(), ...complaintsOfConsultant()]).toEqual([]);
  await consultant.context().close();
});
