import { expect, type Page } from '@playwright/test';
import { formatDate, saoPauloDay } from '@site/contracts/brazil';
import { type CarNumbers } from './by-api/staff';
import { mailTo } from './mailbox';
import { type Person } from './people';
import { apiTime } from './product/move-clock';

const MAILBOX = process.env.MAILBOX_URL ?? 'http://localhost:1080';

/** Opens a customer's delivery in the list of the dealership, whose staff is signed in. */
export async function openDelivery(dealer: Page, { name }: Person): Promise<void> {
  await dealer.goto('/concessionarias/entregas');
  await dealer.getByRole('link', { name }).click();
  await expect(dealer.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Everything that the keys wait for: a car of the stock passes three milestones. */
export async function prepareCar(dealer: Page, numbers: CarNumbers): Promise<void> {
  await noteMilestone(dealer, 'faturado');
  const car = dealer.getByRole('form', { name: 'Registro do carro' });
  await car.getByLabel('Placa').fill(numbers.plate);
  await car.getByLabel('RENAVAM').fill(numbers.renavam);
  await car.getByLabel('Chassi').fill(numbers.chassis);
  await car.getByRole('button', { name: 'Salvar registro' }).click();
  await expect(car.getByText('Registro salvo.')).toBeVisible();
  await noteMilestone(dealer, 'emplacado');
  await noteMilestone(dealer, 'pronto para a entrega');
  await dealer.getByLabel('Enviar foto').setInputFiles({
    name: 'carro.jpg',
    mimeType: 'image/jpeg',
    buffer: await dealer.screenshot({ type: 'jpeg' }),
  });
  await expect(dealer.getByRole('img', { name: 'Foto 1 do carro' })).toBeVisible();
}

/** The keys, with the code that the customer reads from the mailbox. */
export async function handOver(dealer: Page, { email }: Person): Promise<void> {
  await dealer.getByRole('button', { name: 'Mandar código ao cliente' }).click();
  await expect(dealer.getByText(/Código enviado ao e-mail do cliente/)).toBeVisible();
  const [, pin = ''] = await mailTo(
    MAILBOX,
    email,
    /^Código para receber o seu carro$[\s\S]*?^(\d{6})$/m,
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
  await expect(dealer.getByText('Etapa anotada. O cliente foi avisado.')).toBeVisible();
}
