import { expect, type Page } from '@playwright/test';
import { type Person } from './people';
import { signIn } from './sign-in';

/** Signs the consultant in and opens a proposal from the queue. */
export async function openAsConsultant(
  consultant: Page,
  number: string,
  person: Person,
): Promise<void> {
  await signIn(consultant, 'consultor@rodar.test');
  await openInQueue(consultant, number, person);
}

/** Opens a proposal from the queue by its number, as a signed-in consultant. */
export async function openInQueue(
  consultant: Page,
  number: string,
  { name }: Person,
): Promise<void> {
  await expect(consultant).toHaveURL(/\/consultor$/);
  await consultant.goto('/consultor/propostas');
  await consultant.getByLabel('Cliente, CPF, CNPJ ou número').fill(number);
  await expect(consultant).toHaveURL(new RegExp(`busca=${number}`)); // a click before the search is lost
  await consultant
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click();
}

/** Approves the open proposal, with a message to the customer. */
export async function approve(consultant: Page, message: string): Promise<void> {
  await consultant.getByRole('radio', { name: 'Aprovar' }).check();
  await consultant.getByLabel('Mensagem ao cliente').fill(message);
  await consultant.getByRole('button', { name: 'Aprovar a proposta' }).click();
  await consultant.getByRole('button', { name: 'Enviar agora' }).click();
  // Exact, since a decision that still waits says 'Aprovada. O cliente só fica sabendo…'.
  await expect(
    consultant.getByRole('article').getByText('Aprovada', { exact: true }).first(),
  ).toBeVisible();
}
