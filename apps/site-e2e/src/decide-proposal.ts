import { expect, type Page } from '@playwright/test';
import { type Person } from './people';
import { signIn } from './sign-in';

/** Signs the consultant in and opens a proposal from the queue, searched by its number. */
export async function openAsConsultant(
  consultant: Page,
  number: string,
  { name }: Person,
): Promise<void> {
  await signIn(consultant, 'consultor@rodar.test');
  await expect(consultant).toHaveURL(/\/consultor$/);
  await consultant.getByLabel('Cliente, CPF, CNPJ ou número').fill(number);
  await expect(consultant).toHaveURL(new RegExp(`busca=${number}`)); // the search has its own turn; a click before it is lost
  await consultant
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click();
}

/** Approves the proposal that stands open, with a message to the customer. */
export async function approve(consultant: Page, message: string): Promise<void> {
  await consultant.getByRole('radio', { name: 'Aprovar' }).check();
  await consultant.getByLabel('Recado ao cliente').fill(message);
  await consultant.getByRole('button', { name: 'Aprovar a proposta' }).click();
  await expect(
    consultant.getByRole('article').getByText('Aprovada').first(),
  ).toBeVisible();
}
