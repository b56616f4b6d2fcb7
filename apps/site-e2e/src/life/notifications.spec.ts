import { expect, type Page, test } from '@playwright/test';
import {
  addDays,
  formatDate,
  nextBusinessDay,
  saoPauloDay,
} from '@site/api-contract/brazil';
import { NOTIFICATIONS_HASH } from '@site/api-contract/site-paths';
import { aSentProposal } from '../by-api/customer';
import { approved } from '../by-api/staff';
import { apiTime, moveClock, moveClockToNoon } from '../product/move-clock';
import { needsOwnProduct } from '../product/own-product';
import { mailsTo, mailTo } from '../steps/mailbox';
import { signInAtPortal } from '../steps/sign-in';
import { watchPage } from '../steps/watch-page';

const MAILBOX = process.env.MAILBOX_URL ?? 'http://localhost:1080';
const DEALER = 'dealer@rodar.test';

needsOwnProduct();

const bell = (page: Page) => page.getByRole('button', { name: /^Notificações/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notificações' });

/**
 * Moves the clock to noon of the next business day; returns a pattern for the subject of
 * its mail.
 */
async function nextMorning(): Promise<RegExp> {
  const day = nextBusinessDay(addDays(saoPauloDay(await apiTime()), 1));
  await moveClockToNoon(day);
  return new RegExp(`^${formatDate(day)}: \\d+ novidades? no portal`);
}

/** Signs the dealer in again, since the session expired when the clock was moved. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await signInAtPortal(page, DEALER);
}

async function chooseDigest(page: Page, choice: string): Promise<void> {
  await panel(page).getByLabel('E-mail da manhã').selectOption(choice);
  await expect(panel(page).getByText('Pronto, salvamos a sua escolha.')).toBeVisible();
}

/**
 * An action of one person notifies another one by the bell, and by a mail in the morning
 * if wanted.
 */
test('a dealer hears of a proposal by the bell, and by the mail of the morning until it is ended @desktop', async ({
  page,
}) => {
  test.setTimeout(150_000);
  const sent = await aSentProposal();
  const complaints = watchPage(page);
  await signInAtPortal(page, DEALER);

  await test.step('the bell leads to the proposal that a customer sent', async () => {
    await expect(bell(page)).toHaveAccessibleName(/não lidas?$/);
    await bell(page).click();
    await panel(page)
      .getByRole('link', { name: `Chegou a proposta ${sent.number}` })
      .click();
    await expect(page).toHaveURL(new RegExp(`/propostas/${sent.proposalId}$`));
    await expect(panel(page)).toBeHidden();
  });

  await test.step('all are read; what a consultant decides then is one that is not', async () => {
    await bell(page).click();
    await panel(page).getByRole('button', { name: 'Marcar todas como lidas' }).click();
    await page.keyboard.press('Escape');
    await expect(bell(page)).toHaveAccessibleName('Notificações');
    await approved(sent);
    await page.reload();
    await expect(bell(page)).toHaveAccessibleName('Notificações, 1 não lida');
  });

  await test.step('the mail of the morning leads to the open list, where it is ended', async () => {
    await mailTo(MAILBOX, DEALER, await nextMorning());
    const [, path = ''] = await mailTo(
      MAILBOX,
      DEALER,
      /Ver as notificações: https?:\/\/[^/]+(\S+)/,
    );
    expect(path).toMatch(new RegExp(`${NOTIFICATIONS_HASH}$`));
    await comeBack(page);
    await page.goto('about:blank'); // a link in a mail loads the page anew
    await page.goto(path);
    await expect(panel(page).getByText(`Proposta ${sent.number} aprovada`)).toBeVisible();
    await chooseDigest(page, 'Não quero receber');
  });

  await test.step('ended is ended; wanted again, the same news come', async () => {
    await aSentProposal();
    const subject = await nextMorning();
    await comeBack(page);
    const found = async () =>
      (await mailsTo(MAILBOX, DEALER)).filter((mail) => subject.test(mail.subject));
    expect(await found()).toEqual([]);
    await bell(page).click();
    await chooseDigest(page, 'Todos os dias');
    await moveClock('+1m');
    await mailTo(MAILBOX, DEALER, subject);
    expect(await found()).toHaveLength(1);
  });
  expect(complaints()).toEqual([]);
});
