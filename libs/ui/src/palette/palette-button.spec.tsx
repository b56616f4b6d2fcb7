import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaletteButton } from './palette-button';

it('says that the palette could not be fetched, and opens it when pressed again', async () => {
  const user = userEvent.setup();
  const Opened = () => <p>Aberta</p>;
  const load = jest
    .fn<Promise<typeof Opened>, []>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(Opened);
  render(<PaletteButton pages={[]} load={load} />);
  await user.click(screen.getByRole('button', { name: 'Ir para...' }));
  expect((await screen.findByRole('status')).textContent).toBe(
    'Não abriu. Tente de novo.',
  );
  await user.click(screen.getByRole('button', { name: 'Não abriu. Tente de novo.' }));
  await screen.findByText('Aberta');
  expect(screen.getByRole('status').textContent).toBe('');
  screen.getByRole('button', { name: 'Ir para...' });
});
