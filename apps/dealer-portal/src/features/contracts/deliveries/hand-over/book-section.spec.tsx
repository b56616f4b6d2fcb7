import { screen } from '@testing-library/react';
import { chooseDeliverySlot, listDeliverySlots } from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { answer, guardConsole, refuse, stopClock } from '@site/testing';
import { routes } from '../../../../app/routes';
import { deliveryOpener, forStaff } from '../testing/delivery-page';

guardConsole();

const { open } = portalForSpecs('dealer-portal', routes);
const openOne = deliveryOpener(open);
const SLOT = { day: '2126-11-26', time: '10:00' };
const slots = answer(listDeliverySlots, {
  days: [{ day: '2126-11-27', times: [{ time: '08:00', free: 2 }] }],
});
const booked = (changes = {}) =>
  forStaff({ state: 'entrega_agendada', slot: SLOT, ...changes });
const OPEN = 'Mudar a pedido do cliente';

describe('the day of a delivery', () => {
  it('is booked at the customer’s request among the free hours, which the customer is told', async () => {
    const { user, transport } = openOne(
      forStaff(),
      slots,
      answer(chooseDeliverySlot, forStaff()),
    );
    await user.click(
      await screen.findByRole('button', { name: 'Marcar a pedido do cliente' }),
    );
    await screen.findByText(/^Só a pedido do cliente: a escolha vale como dele\./);
    await user.selectOptions(await screen.findByLabelText('Dia'), '2126-11-27');
    await user.selectOptions(screen.getByLabelText('Horário'), '08:00');
    await user.click(screen.getByRole('button', { name: 'Marcar este dia' }));
    const said = await screen.findByText('Dia marcado. O cliente recebe um e-mail.');
    expect(document.activeElement?.contains(said)).toBe(true);
    expect(screen.queryByLabelText('Dia')).toBeNull();
    expect(transport.requestsOf(chooseDeliverySlot)[0]?.body).toEqual({
      day: '2126-11-27',
      time: '08:00',
      instead: null,
    });
  });

  it('says why it did not move when the customer moved it first, and keeps the choice', async () => {
    const message = 'Esta entrega mudou. Confira antes de continuar.';
    let shown = booked({ slot: { ...SLOT, by: 'Olga Prado' } });
    const { user, transport } = openOne(
      () => shown,
      slots,
      refuse(chooseDeliverySlot, 409, { message, reason: 'changed-meanwhile' }),
    );
    await screen.findByText(
      '26/11/2126, às 10:00. Feito por Olga Prado a pedido do cliente.',
    );
    await user.click(screen.getByRole('button', { name: OPEN }));
    await user.selectOptions(await screen.findByLabelText('Dia'), '2126-11-27');
    await user.selectOptions(screen.getByLabelText('Horário'), '08:00');
    shown = booked({ slot: { day: '2126-11-28', time: '11:00' } });
    await user.click(screen.getByRole('button', { name: 'Marcar este dia' }));
    await screen.findByText('28/11/2126, às 11:00');
    const said = screen.getByText(message);
    expect(document.activeElement?.contains(said)).toBe(true);
    expect(screen.getByLabelText<HTMLSelectElement>('Dia').value).toBe('2126-11-27');
    expect(transport.requestsOf(chooseDeliverySlot)[0]?.body).toMatchObject({
      instead: SLOT,
    });
  });

  it('keeps the form with the reason when the hour was taken', async () => {
    const message = 'Esse horário não está mais livre. Escolha outro.';
    const { user } = openOne(
      booked(),
      slots,
      refuse(chooseDeliverySlot, 409, { message, reason: 'slot-taken' }),
    );
    await user.click(await screen.findByRole('button', { name: OPEN }));
    await user.selectOptions(await screen.findByLabelText('Dia'), '2126-11-27');
    await user.selectOptions(screen.getByLabelText('Horário'), '08:00');
    await user.click(screen.getByRole('button', { name: 'Marcar este dia' }));
    await screen.findByText(message);
    expect(screen.getByLabelText<HTMLSelectElement>('Dia').value).toBe('2126-11-27');
  });

  it('of a late delivery is the customer’s to move, unless it has passed', async () => {
    stopClock(Date.UTC(2026, 10, 25, 15));
    const late = { days: 3, credit: 90, creditedOn: null };
    openOne(booked({ late }));
    await screen.findByText(
      'A entrega está atrasada: só o cliente escolhe outro dia, na área dele.',
    );
    expect(screen.queryByRole('button', { name: OPEN })).toBeNull();
  });

  it('that has passed is moved for whoever did not come, late or not', async () => {
    stopClock(Date.UTC(2026, 10, 25, 15));
    const late = { days: 3, credit: 90, creditedOn: null };
    openOne(booked({ late, slot: { day: '2026-11-24', time: '10:00' } }));
    await screen.findByRole('button', { name: OPEN });
  });

  it('is not offered where the customer can choose none', async () => {
    openOne(booked({ canChooseSlot: false }));
    await screen.findByRole('heading', { name: 'Rita Lemos' });
    expect(screen.queryByRole('heading', { name: 'Dia da entrega' })).toBeNull();
  });
});
