import { expect, type Page, test } from '@playwright/test';
import { formatLongDay, saoPauloInstant } from '@site/api-contract/brazil';
import {
  aPaidContract,
  chooseFirstSlot,
  handOverByApi,
  prepareByApi,
} from '../by-api/staff';
import { expectToBeAccessible } from '../steps/expect-accessible';
import { IN_TIME } from '../steps/live-news';
import { mailTo } from '../steps/mailbox';
import { openAs } from '../steps/sign-in';
import { watchPage } from '../steps/watch-page';

const MAILBOX = process.env.MAILBOX_URL ?? 'http://localhost:1080';

/** Chooses the free day and hour at these places of their lists; returns both as text. */
async function chooseHour(page: Page, day: number, hour: number): Promise<string> {
  const days = page.getByLabel('Dia', { exact: true });
  await days.selectOption({ index: day });
  const hours = page.getByLabel('Horário', { exact: true });
  await hours.selectOption({ index: hour });
  return `${await days.inputValue()}T${await hours.inputValue()}`;
}

/** `2026-11-24T09:00` as both sides read it. */
const [dayOf, hourOf] = [
  (slot: string) => slot.slice(0, 10).split('-').reverse().join('/'),
  (slot: string) => slot.slice(11),
];

/** A visit to the workshop (docs/product/driving.md), moved by both sides. */
test('a subscriber books a revision, the dealership moves it, and the subscriber moves it again @phone', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const signed = await aPaidContract();
  const { person } = signed;
  await prepareByApi(signed);
  await chooseFirstSlot(signed);
  await handOverByApi(signed);
  const complaints = watchPage(page);
  await openAs(page, person.email, '/area-logada', person.password);

  await test.step("'Revisão' in Ajuda leads to the free hours, where one is booked", async () => {
    await page.getByRole('link', { name: 'Pedir ajuda' }).click();
    await page.getByRole('button', { name: 'Abrir atendimento' }).click();
    await page.getByLabel('Assunto').selectOption('Revisão');
    await page.getByRole('link', { name: 'Marcar visita à oficina' }).click();
    await page.getByRole('radio', { name: 'Revisão' }).check();
    const slot = await chooseHour(page, 2, 1);
    await page.getByRole('button', { name: 'Marcar visita' }).click();
    await expect(page.getByText(/^Visita marcada\./)).toBeVisible();
    const booked = page.getByRole('region', { name: 'Próxima visita' });
    await expect(booked).toContainText(dayOf(slot));
    await expectToBeAccessible(page);
  });

  const dealer = await (await browser.newContext()).newPage();
  const complaintsOfDealer = watchPage(dealer);
  const moved =
    await test.step('the bell tells the dealer, who moves the visit', async () => {
      await openAs(dealer, 'dealer@rodar.test', '/concessionarias');
      await dealer.getByRole('button', { name: /^Notificações/ }).click();
      await dealer
        .getByRole('dialog', { name: 'Notificações' })
        .getByRole('link', {
          name: `Visita à oficina marcada, contrato ${signed.contract.number}`,
        })
        .click();
      await expect(
        dealer.getByRole('heading', { level: 1, name: person.name }),
      ).toBeVisible();
      const slot = await chooseHour(dealer, 3, 2);
      await dealer.getByRole('button', { name: 'Mudar o dia' }).click();
      await expect(
        dealer.getByText('Dia mudado. O cliente recebe um e-mail.'),
      ).toBeVisible();
      return slot;
    });

  const back =
    await test.step('the subscriber reads the new hour and moves it again', async () => {
      await mailTo(MAILBOX, person.email, /^A loja mudou a sua visita à oficina$/m);
      await page.reload();
      const visit = page.getByRole('region', { name: 'Próxima visita' });
      await expect(visit).toContainText(dayOf(moved));
      await expect(visit).toContainText(hourOf(moved));
      await expect(visit).toContainText('A loja mudou o dia desta visita.');
      await page.getByRole('button', { name: 'Mudar o dia' }).click();
      const slot = await chooseHour(page, 4, 3);
      await page.getByRole('button', { name: 'Remarcar visita' }).click();
      await expect(page.getByText(/^Visita remarcada\./)).toBeVisible();
      return slot;
    });

  await test.step('the dealer sees that hour, in the list too', async () => {
    await expect(dealer.getByText('O cliente mudou o dia.')).toBeVisible(IN_TIME);
    await dealer.goto('/concessionarias/oficina');
    const day = formatLongDay(saoPauloInstant(back.slice(0, 10), hourOf(back)));
    const row = dealer
      .getByRole('region', { name: new RegExp(day, 'i') })
      .getByRole('link', { name: new RegExp(person.name) });
    const [hour, minute] = hourOf(back).split(':');
    const spoken = `${Number(hour)}h${minute === '00' ? '' : minute}`;
    await expect(row.getByText(spoken, { exact: true })).toBeVisible();
  });
  expect(complaints()).toEqual([]);
  expect(complaintsOfDealer()).toEqual([]);
});
