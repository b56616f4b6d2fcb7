import { expect, test } from '@playwright/test';
import { decideProposal, getProposal } from '@site/api-contract';
import { memberProposalPath } from '@site/api-contract/site-paths';
import { aSentProposal } from '../by-api/customer';
import { ApiVisitor } from '../by-api/visitor';
import { approve, openInQueue } from '../steps/decide-proposal';
import { mailTo } from '../steps/mailbox';
import { openAs, signIn } from '../steps/sign-in';
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
  test.setTimeout(180_000);
  const { person, number, proposalId } = await aSentProposal();
  const complaints = watchPage(page);

  await test.step('a consultant refuses it and says why', async () => {
    const first = new ApiVisitor();
    await first.signIn('consultor@rodar.test');
    const params = { id: proposalId };
    const { revision } = await first.send(getProposal, { params });
    await first.send(decideProposal, {
      params,
      body: {
        to: 'reprovada',
        reasons: ['renda-nao-comprovada'],
        message: 'Mande o informe.',
        revision,
      },
    });
    await mailTo(MAILBOX, person.email, new RegExp(REASON.replace('.', '\\.')));
  });

  await test.step('the customer reads the reason and asks that somebody else looks', async () => {
    await openAs(page, person.email, '/area-logada', person.password);
    await expect(page.getByText('Não aprovamos a proposta do Aroeira')).toBeVisible();
    await page.goto(memberProposalPath(proposalId));
    await expect(page.getByText(REASON).first()).toBeVisible();
    await page.getByLabel('O que essa pessoa deve saber').fill('Troquei de emprego.');
    await page.getByRole('button', { name: 'Pedir que outra pessoa reveja' }).click();
    await expect(page.getByText(/^Revisão pedida\./)).toBeVisible();
    await mailTo(MAILBOX, person.email, /recebemos o seu pedido de revisão/i);
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
