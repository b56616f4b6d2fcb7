import { screen, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';

/** The bar with the decisions that wait to be sent. */
export const bar = () => within(screen.getByRole('region', { name: 'A enviar' }));

/** Sends the waiting decision at once. */
export async function sendNow(user: UserEvent): Promise<void> {
  await screen.findByRole('region', { name: 'A enviar' });
  await user.click(bar().getByRole('button', { name: 'Enviar agora' }));
}
