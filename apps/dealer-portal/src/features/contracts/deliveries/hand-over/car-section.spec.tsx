import { screen, waitFor, within } from '@testing-library/react';
import { saveDeliveredCar } from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { aDelivery, answer, guardConsole, heldBack } from '@site/testing';
import { routes } from '../../../../app/routes';
import { deliveryOpener } from '../testing/delivery-page';

guardConsole();

const openDelivery = deliveryOpener(portalForSpecs('dealer-portal', routes).open);
const CAR = { plate: 'BRA2E19', renavam: '00639884962', chassis: '9BWZZZ377VT004251' };

/**
 * Opens a delivery that is ready once its car is saved, types the car and sends it; the
 * answer comes with `arrive`.
 */
async function sendCar() {
  const { milestones } = aDelivery();
  let delivery = aDelivery({
    customerName: 'Rita Lemos',
    car: null,
    milestones: milestones.map(({ kind }) => ({ kind, onDay: '2026-11-24' })),
  });
  const { held, arrive } = heldBack(
    answer(saveDeliveredCar, ({ body }) => (delivery = { ...delivery, car: body })),
  );
  const view = openDelivery(() => delivery, held);
  const { user, transport } = view;
  const plate = await screen.findByLabelText('Placa');
  await user.type(plate, CAR.plate);
  await user.type(screen.getByLabelText('RENAVAM'), CAR.renavam);
  await user.type(screen.getByLabelText('Chassi'), CAR.chassis);
  await user.click(screen.getByRole('button', { name: 'Salvar registro' }));
  await waitFor(() => expect(transport.requestsOf(saveDeliveredCar)).toHaveLength(1));
  return { ...view, plate, arrive };
}

it('says that the car is saved when this makes it ready and takes the form away', async () => {
  const { arrive } = await sendCar();
  arrive();
  const correct = await screen.findByText('Corrigir o registro');
  await waitFor(() => expect(correct.closest('details')).toHaveProperty('open', false));
  const section = within(screen.getByRole('region', { name: 'Registro do carro' }));
  const said = await section.findByText('Registro salvo.');
  expect(said.closest('details')).toBeNull();
  expect(said.closest('[tabindex="-1"]')).toBe(document.activeElement);
});

it('keeps the form open with what was typed while the save made the car ready', async () => {
  const { user, plate, arrive } = await sendCar();
  await user.clear(plate);
  await user.type(plate, 'RIO2A18');
  arrive();
  const section = within(screen.getByRole('region', { name: 'Registro do carro' }));
  await section.findByText(CAR.plate);
  expect(plate.isConnected).toBe(true);
  expect(plate).toHaveProperty('value', 'RIO2A18');
  expect(plate.closest('details')).toHaveProperty('open', true);
  await user.click(section.getByRole('button', { name: 'Salvar registro' }));
  await section.findByText('RIO2A18');
  await waitFor(() => expect(plate.closest('details')).toHaveProperty('open', false));
});
