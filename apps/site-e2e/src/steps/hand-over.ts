import { expect, type Page } from '@playwright/test';
import { formatDate, saoPauloDay } from '@site/api-contract/brazil';
import { MILESTONE_LABELS, milestonesOf } from '@site/api-contract/contracts';
import { aPhotoFile } from '../by-api/customer';
import { type CarNumbers } from '../by-api/staff';
import { apiTime } from '../product/move-clock';
import { mailTo } from './mailbox';
import { type Person } from './people';

const MAILBOX = process.env.MAILBOX_URL ?? 'http://localhost:1080';

/** Opens a customer's delivery in the dealership's list, as signed-in staff. */
export async function openDelivery(dealer: Page, { name }: Person): Promise<void> {
  await dealer.goto('/concessionarias/entregas');
  await dealer.getByRole('link', { name }).click();
  await expect(dealer.getByRole('heading', { level: 1, name })).toBeVisible();
}

/**
 * The customer, on the overview, books the last hour of a day and sees the confirmation.
 */
export async function chooseDay(page: Page, { email }: Person): Promise<void> {
  await page.getByRole('link', { name: 'Ver a entrega' }).first().click();
  const time = await chooseLastHour(page);
  await page.getByRole('button', { name: 'Marcar entrega' }).click();
  await expect(page.getByText(/Entrega marcada\./)).toBeVisible();
  const when = await page.getByText(new RegExp(`, às ${time}$`)).textContent();
  const day = when?.slice(0, '00/00/0000'.length) ?? '';
  await mailTo(MAILBOX, email, new RegExp(`ficou para ${day}, às ${time}`));
}

/**
 * Chooses the first day and its last hour, since journeys at the same time take the first
 * one. Gives the hour.
 */
export async function chooseLastHour(page: Page): Promise<string> {
  await page.getByLabel('Dia', { exact: true }).selectOption({ index: 1 });
  const last = page.getByLabel('Horário').locator('option').last();
  await expect(last).toHaveText(/^\d\d:\d\d$/);
  const time = (await last.textContent()) ?? '';
  await page.getByLabel('Horário').selectOption(time);
  return time;
}

/** Meets every condition of the handover of a car in stock. */
export async function prepareCar(dealer: Page, numbers: CarNumbers): Promise<void> {
  for (const kind of milestonesOf('stock')) {
    if (kind === 'emplacado') await registerCar(dealer, numbers);
    await noteMilestone(dealer, MILESTONE_LABELS[kind].toLowerCase());
  }
  await dealer.getByLabel('Enviar foto').setInputFiles(await aPhotoFile('carro.jpg'));
  await expect(dealer.getByRole('img', { name: 'Foto 1 do carro' })).toBeVisible();
}

async function registerCar(dealer: Page, numbers: CarNumbers): Promise<void> {
  const car = dealer.getByRole('form', { name: 'Registro do carro' });
  await car.getByLabel('Placa').fill(numbers.plate);
  await car.getByLabel('RENAVAM').fill(numbers.renavam);
  await car.getByLabel('Chassi').fill(numbers.chassis);
  await car.getByRole('button', { name: 'Salvar registro' }).click();
  await expect(dealer.getByText('Registro salvo.')).toBeVisible();
}

export const HAND_OVER_TODAY = 'Sim, entregar hoje';

/** Whether the page asks about a handover ahead of its day, which depends on the day. */
export async function isAskedEarly(dealer: Page): Promise<boolean> {
  const early = dealer.getByRole('button', { name: HAND_OVER_TODAY });
  const sendPin = dealer.getByRole('button', { name: 'Enviar código ao cliente' });
  await expect(early.or(sendPin)).toBeVisible();
  return early.isVisible();
}

/** Answers that question, if the page asks it. */
export async function confirmEarly(dealer: Page): Promise<void> {
  if (await isAskedEarly(dealer))
    await dealer.getByRole('button', { name: HAND_OVER_TODAY }).click();
}

/** Hands the car over with the code from the customer's mail. */
export async function handOver(dealer: Page, { email }: Person): Promise<void> {
  await confirmEarly(dealer);
  await dealer.getByRole('button', { name: 'Enviar código ao cliente' }).click();
  await expect(dealer.getByText(/Código enviado ao e-mail do cliente/)).toBeVisible();
  const [, pin = ''] = await mailTo(
    MAILBOX,
    email,
    /^(\d{6}): Código para receber o seu carro$/m,
  );
  await dealer.getByLabel('Km no painel').fill('14');
  await dealer.getByLabel('Código do cliente').fill(pin);
  await dealer.getByRole('button', { name: 'Entregar o carro' }).click();
  await expect(dealer.getByText(/Carro entregue em /)).toBeVisible();
}

async function noteMilestone(dealer: Page, name: string): Promise<void> {
  const form = dealer.getByRole('form', { name: `Anotar: ${name}` });
  // The product's clock may be ahead of the browser's.
  await form.getByLabel('Quando foi').fill(formatDate(saoPauloDay(await apiTime())));
  await form.getByRole('button', { name: 'Anotar etapa' }).click();
  await expect(form).toHaveCount(0);
  await expect(
    dealer.getByText('Etapa anotada. O cliente já vê na área dele.'),
  ).toBeVisible();
}
