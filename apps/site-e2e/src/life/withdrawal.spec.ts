import { type Browser, expect, type Page, test } from '@playwright/test';
import {
  addDays,
  DAY_MS,
  saoPauloDay,
  startOfSaoPauloDay,
} from '@site/api-contract/brazil';
import { memberContractPath, memberPaymentsPath } from '@site/api-contract/site-paths';
import { type Signed } from '../by-api/customer';
import { aPaidContract } from '../by-api/staff';
import { apiTime, moveClockTo, moveClockToNoon } from '../product/move-clock';
import { needsOwnProduct } from '../product/own-product';
import { mailTo } from '../steps/mailbox';
import { openAs } from '../steps/sign-in';

const MAILBOX = process.env.MAILBOX_URL ?? 'http://localhost:1080';

const MINUTE_MS = 60_000;

needsOwnProduct();

/** Day 7 ends at 23:59:59 in São Paulo (docs/product/contracts.md). */
test('leaving shortly before the end of day 7 is free, and after midnight it costs the exit rule @phone', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  // The clock moves to noon, so that no midnight falls between the two contracts.
  await moveClockToNoon(addDays(saoPauloDay(await apiTime()), 1));
  const inTime = await aPaidContract();
  const late = await aPaidContract();
  const { withdrawalUntil } = inTime.contract;
  const dayAfter = startOfSaoPauloDay(withdrawalUntil).getTime() + DAY_MS;
  const before = (minutes: number) => new Date(dayAfter - minutes * MINUTE_MS);

  await moveClockTo(before(30));
  const slow = await anotherPage(browser);
  await askToLeave(page, inTime);
  await askToLeave(slow, late);

  await test.step('shortly before midnight nothing is paid and everything comes back', async () => {
    await moveClockTo(before(5));
    await page.getByRole('button', { name: 'Sim, desistir' }).click();
    await expect(page.getByText('Este contrato terminou')).toBeVisible();
  });

  await test.step('after midnight it costs what the exit rule says, and nothing happens unseen', async () => {
    await moveClockTo(new Date(dayAfter));
    await slow.getByRole('button', { name: 'Sim, desistir' }).click();
    await expect(
      slow.getByText(/O custo de desistir agora é R\$\s10\.548,00\./),
    ).toBeVisible();
    const question = slow.getByRole('dialog');
    await expect(question).toHaveCount(0);
    await slow.getByRole('button', { name: 'Desistir', exact: true }).click();
    await expect(question.getByText('R$ 10.548,00', { exact: true })).toBeVisible();
    await question.getByRole('button', { name: 'Desistir e pagar R$ 7.911,00' }).click();
    await expect(slow.getByText('Este contrato terminou')).toBeVisible();
    await mailTo(MAILBOX, late.person.email, /Falta pagar R\$ 7\.911,00/);
    await slow.goto(memberPaymentsPath(late.contract.id));
    await expect(slow.getByText('R$ 7.911,00').first()).toBeVisible();
    await slow.context().close();
  });

  await test.step('the bank sends the money of the first one back', async () => {
    // Read only here, since the minutes before midnight do not wait for a mail.
    await mailTo(
      MAILBOX,
      inTime.person.email,
      new RegExp(
        `${inTime.contract.number}: recibo da desistência[^]*Devolvemos R\\$ 2\\.637,00`,
      ),
    );
    await expect(async () => {
      await page.goto(memberPaymentsPath(inTime.contract.id));
      await expect(page.getByText('R$ 2.637,00 devolvidos')).toBeVisible();
    }).toPass();
  });
});

/** Signs in and opens the dialog of the withdrawal, whose cost is still zero. */
async function askToLeave(page: Page, { person, contract }: Signed): Promise<void> {
  const path = memberContractPath(contract.id);
  await openAs(page, person.email, path, person.password);
  await expect(page.getByText(/23:59, você desiste sem pagar nada\./)).toBeVisible();
  await page.getByRole('button', { name: 'Desistir', exact: true }).click();
  const question = page.getByRole('dialog');
  await expect(question.getByText('R$ 0,00', { exact: true })).toBeVisible();
  await expect(question.getByText('R$ 2.637,00', { exact: true })).toBeVisible();
}

async function anotherPage(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}
