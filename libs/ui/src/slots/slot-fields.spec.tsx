import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { guardConsole } from '@site/testing';
import { Form, SubmitButton, useZodForm } from '../forms';
import { SlotFields } from './index';

guardConsole();

const rules = z.object({
  day: z.string('Escolha o dia.'),
  time: z.string('Escolha o horário.'),
});
const DAYS = [
  { day: '2026-11-26', times: [{ time: '09:00' }, { time: '10:00' }] },
  { day: '2026-11-27', times: [{ time: '09:00' }] },
];

function Booking({
  onSubmit,
  day = '',
  days = DAYS,
  place = '1',
}: {
  onSubmit: () => void;
  day?: string;
  days?: typeof DAYS;
  place?: string;
}) {
  const form = useZodForm(rules, { defaultValues: { day, time: day && '09:00' } });
  return (
    <Form form={form} onSubmit={onSubmit} aria-label="Visita">
      <SlotFields key={place} days={days} />
      <SubmitButton pendingLabel="Marcando...">Marcar</SubmitButton>
    </Form>
  );
}

it('an hour that the other day does not offer is asked for again', async () => {
  const user = userEvent.setup();
  const onSubmit = jest.fn();
  render(<Booking onSubmit={onSubmit} />);
  await user.selectOptions(screen.getByLabelText('Dia'), '2026-11-26');
  await user.selectOptions(screen.getByLabelText('Horário'), '10:00');
  await user.selectOptions(screen.getByLabelText('Dia'), '2026-11-27');
  await user.click(screen.getByRole('button', { name: 'Marcar' }));
  await screen.findByText('Escolha o horário.');
  expect(screen.queryByRole('status')).toBeNull();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('a day that is not offered any more is asked for again, and so is its hour', async () => {
  const user = userEvent.setup();
  const onSubmit = jest.fn();
  render(<Booking onSubmit={onSubmit} day="2026-11-20" />);
  await user.click(screen.getByRole('button', { name: 'Marcar' }));
  await screen.findByText('Escolha o dia.');
  screen.getByText('Escolha o horário.');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('an hour that was taken meanwhile is named, and its day stays chosen', async () => {
  const user = userEvent.setup();
  const view = render(<Booking onSubmit={jest.fn()} />);
  await user.selectOptions(screen.getByLabelText('Dia'), '2026-11-26');
  await user.selectOptions(screen.getByLabelText('Horário'), '10:00');
  const day = '2026-11-26';
  const left = [{ day, times: [{ time: '09:00' }] }];
  view.rerender(<Booking onSubmit={jest.fn()} days={left} />);
  expect((await screen.findByRole('status')).textContent).toBe(
    'O horário das 10:00 de 26/11/2026 não está mais livre. A lista mostra os horários livres agora.',
  );
  expect(screen.getByLabelText<HTMLSelectElement>('Dia').value).toBe(day);
  await user.selectOptions(screen.getByLabelText('Horário'), '09:00');
  expect(screen.queryByRole('status')).toBeNull();
});

it('an hour that was taken is named no more once another one was chosen', async () => {
  const user = userEvent.setup();
  const view = render(<Booking onSubmit={jest.fn()} />);
  await user.selectOptions(screen.getByLabelText('Dia'), '2026-11-26');
  await user.selectOptions(screen.getByLabelText('Horário'), '10:00');
  const left = [
    { day: '2026-11-26', times: [{ time: '09:00' }] },
    { day: '2026-11-27', times: [{ time: '08:00' }] },
  ];
  view.rerender(<Booking onSubmit={jest.fn()} days={left} />);
  await screen.findByRole('status');
  await user.selectOptions(screen.getByLabelText('Horário'), '09:00');
  await user.selectOptions(screen.getByLabelText('Dia'), '2026-11-27');
  expect(screen.getByLabelText<HTMLSelectElement>('Horário').value).toBe('');
  expect(screen.queryByRole('status')).toBeNull();
});

it('an hour that another place lacks is asked for again without a word', async () => {
  const user = userEvent.setup();
  const view = render(<Booking onSubmit={jest.fn()} />);
  await user.selectOptions(screen.getByLabelText('Dia'), '2026-11-26');
  await user.selectOptions(screen.getByLabelText('Horário'), '10:00');
  const there = [{ day: '2026-11-30', times: [{ time: '08:00' }] }];
  view.rerender(<Booking onSubmit={jest.fn()} days={there} place="2" />);
  expect(screen.getByLabelText<HTMLSelectElement>('Dia').value).toBe('');
  expect(screen.queryByRole('status')).toBeNull();
});

it('a day that was taken before an hour was chosen is named alone', async () => {
  const user = userEvent.setup();
  const view = render(<Booking onSubmit={jest.fn()} />);
  await user.selectOptions(screen.getByLabelText('Dia'), '2026-11-26');
  view.rerender(<Booking onSubmit={jest.fn()} days={DAYS.slice(1)} />);
  expect((await screen.findByRole('status')).textContent).toBe(
    'O dia 26/11/2026 não está mais livre. A lista mostra os horários livres agora.',
  );
});
