import { expect, test } from '@playwright/test';
import { memberProposalPath } from '@site/api-contract/site-paths';
import { aSentProposal } from '../by-api/customer';
import { approve, openAsConsultant, openInQueue, refuse } from '../steps/decide-proposal';
import { mailTo } from '../steps/mailbox';
import { signIn } from '../steps/sign-in';
import { watchPage } from '../steps/watch-page';

const MAILBOX = process.env.MAILBOX_URL ?? 'http://localhost:1080';
const REASON = 'Não conseguimos confirmar a renda informada.';

/**
 * A refusal with reasons, and its review by another person (docs/product/sales.md, LGPD
 * art. 20).
 */
test('who was refused asks for a review, and another consultant approves @phone', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const { person, number, proposalId } = await aSentProposal();
  const complaints = watchPage(page);

  const first = await (await browser.newContext()).newPage();
  await test.step('a consultant refuses it and says why', async () => {
    await openAsConsultant(first, number, person);
    await refuse(first, REASON, 'Mande o informe do banco.');
    await mailTo(MAILBOX, person.email, new RegExp(REASON.replace('.', '\\.')));
  });

  await test.step('the customer reads the reason and asks that somebody else looks', async () => {
    await signIn(page, person.email, person.password);
    await expect(page.getByText('Não aprovamos a proposta do Aroeira')).toBeVisible();
    await page.goto(memberProposalPath(proposalId));
    await expect(page.getByText(REASON).first()).toBeVisible();
    await page.getByLabel('O que essa pessoa deve saber').fill('Troquei de emprego.');
    await page.getByRole('button', { name: 'Pedir que outra pessoa reveja' }).click();
    await expect(page.getByText(/^Revisão pedida\./)).toBeVisible();
    await mailTo(MAILBOX, person.email, /recebemos o seu pedido de revisão/i);
  });

  await test.step('who refused can’t answer it', async () => {
    await first.reload();
    await expect(
      first.getByText(/A revisão é respondida por outra pessoa/),
    ).toBeVisible();
    await expect(first.getByRole('radio', { name: 'Aprovar' })).toHaveCount(0);
    await first.context().close();
  });

  await test.step('another consultant reads what the customer wrote, and approves', async () => {
    const second = await (await browser.newContext()).newPage();
    await signIn(second, 'consultor2@rodar.test');
    await openInQueue(second, number, person);
    await expect(second.getByText('Troquei de emprego.').first()).toBeVisible();
    await approve(second, 'Vimos o contrato novo.');
    await second.context().close();
  });

  await test.step('the customer hears of it and may sign', async () => {
    await mailTo(MAILBOX, person.email, /Vimos o contrato novo\./);
    await page.goto('/area-logada');
    await expect(page.getByText('Aprovamos sua proposta do Aroeira')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ler e assinar' }).first()).toBeVisible();
  });
  expect(complaints()).toEqual([]);
});
