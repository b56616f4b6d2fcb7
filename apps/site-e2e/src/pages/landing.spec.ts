import { expect, type Page, test } from '@playwright/test';
import { callAllBefore, leadOf } from '../by-api/queue';
import { ApiVisitor } from '../by-api/visitor';
import { mailTo } from '../steps/mailbox';
import { aNewPerson, type Person } from '../steps/people';
import { openAs } from '../steps/sign-in';
import { waitForLoaded } from '../steps/wait-for-hydration';
import { watchPage } from '../steps/watch-page';

const MAILBOX = process.env.MAILBOX_URL ?? 'http://localhost:1080';

test.describe('where nobody has answered about cookies yet', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('the first two fields of the pre-reservation stand above the question at each width, on a phone the car too @desktop', async ({
    page,
  }) => {
    await page.goto('/pre-reserva/boreal');
    const question = page.getByRole('region', { name: 'Cookies' });
    await expect(question).toBeVisible();
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      const car = page.locator('.resv-car .car');
      const fields = ['Nome', 'E-mail'].map((label) => page.getByLabel(label));
      for (const part of width < 992 ? [car, ...fields] : fields) {
        const below = async () => {
          const box = await part.boundingBox();
          const bar = await question.boundingBox();
          return (box?.y ?? 0) + (box?.height ?? 0) - (bar?.y ?? 0);
        };
        await expect.poll(below).toBeLessThanOrEqual(0);
      }
    }
  });
});

/** Sends the form of the pre-reservation; returns the number of the unconfirmed place. */
async function reserve(page: Page, person: Person): Promise<number> {
  await page.getByLabel('Nome').fill(person.name);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Celular').fill(person.cellphone);
  await page.getByRole('button', { name: 'Guardar meu lugar' }).click();
  await expect(
    page.getByRole('heading', { name: 'Falta confirmar o seu e-mail' }),
  ).toBeVisible();
  return Number(await page.locator('.resv-sign b').textContent());
}

/** Opens the link in the mail and presses its button. */
async function confirm(page: Page, person: Person, number: number): Promise<void> {
  const [, link = ''] = await mailTo(
    MAILBOX,
    person.email,
    new RegExp(
      `confirme o lugar ${number} na fila[\\s\\S]*Confirmar meu lugar: \\S+(/pre-reserva/boreal#token=\\S+)`,
    ),
  );
  await page.goto('/');
  await page.goto(link);
  await waitForLoaded(page);
  await page.getByRole('button', { name: 'Confirmar meu lugar' }).click();
  await expect(
    page.getByRole('heading', { name: 'Seu lugar está guardado' }),
  ).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
}

test('a customer takes a place in the queue, is called and puts the car into the cart @desktop', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const complaints = watchPage(page);
  const person = aNewPerson();
  await test.step('the number, the mail, and the same number after a reload', async () => {
    await page.goto('/pre-reserva');
    await page.getByRole('link', { name: 'Entrar na fila do Serrana' }).click();
    await expect(page).toHaveURL('/pre-reserva/boreal');
    await waitForLoaded(page);
    const number = await reserve(page, person);
    expect(number).toBeGreaterThan(0);
    await expect(page.locator('.resv-car .car')).toBeInViewport({ ratio: 1 });
    await confirm(page, person, number);

    await page.reload();
    await expect(page.locator('.resv-sign b')).toHaveText(String(number));
    expect(new URL(page.url()).search).toBe('');
  });

  await test.step('a consultant calls the place: the mail, the page, and the car in the cart; nobody else has it', async () => {
    const colleague = new ApiVisitor();
    await colleague.signIn('consultor2@rodar.test');
    const id = await leadOf(colleague, person.email);
    await callAllBefore(colleague, id);

    const consultant = await (await browser.newContext()).newPage();
    await openAs(consultant, 'consultor@rodar.test', `/consultor/leads/${id}`);
    await consultant.getByRole('button', { name: 'Assumir' }).click();
    await consultant.getByRole('button', { name: 'Chamar' }).click();
    await expect(
      consultant.getByText(/^Lugar \d+ na fila do Serrana, chamado: a vez vai até/),
    ).toBeVisible();
    await consultant.context().close();
    await mailTo(MAILBOX, person.email, /É a sua vez: configure o Serrana até/);

    await page.reload();
    await expect(
      page.getByRole('heading', { name: /^Configure o Serrana até/ }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Configurar o Serrana' }).click();
    await expect(
      page.getByText(/^É a sua vez na fila: envie a proposta até/),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
    await expect(page).toHaveURL('/simulador/carrinho');
    await expect(page.getByRole('link', { name: 'Assinar o Serrana' })).toBeVisible();

    const other = await (await browser.newContext()).newPage();
    await other.goto('/simulador/configure-e-assine?modelo=serrana');
    await waitForLoaded(other);
    await expect(other.getByRole('link', { name: 'Entrar na fila' })).toBeVisible();
    await other.context().close();
  });
  expect(complaints()).toEqual([]);
});
