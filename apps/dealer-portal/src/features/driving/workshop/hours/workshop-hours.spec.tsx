import { screen, within } from '@testing-library/react';
import {
  getWorkshopHours,
  saveWorkshopHours,
  type WorkshopHours,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { A_UUID, answer, aViewer, guardConsole } from '@site/testing';
import { routes } from '../../../../app/routes';

guardConsole();

const { open } = portalForSpecs('dealer-portal', routes);
const PAGE = '/concessionarias/oficina/horarios';

describe('the hours of the workshop', () => {
  const hours: WorkshopHours = {
    weekdays: ['seg', 'ter'],
    opensAt: 8,
    closesAt: 17,
    perHour: 0,
    revision: 0,
    outside: [
      { id: A_UUID, customerName: 'Rita Lemos', day: '2126-11-26', time: '09:00' },
    ],
  };

  it('open a workshop that took no cars, and list visits outside of them', async () => {
    const { user, transport } = open(PAGE, {
      viewer: aViewer('dealer'),
      answers: [
        answer(getWorkshopHours, hours),
        answer(saveWorkshopHours, ({ body }) => ({ ...body, outside: [] })),
      ],
    });
    const form = within(
      await screen.findByRole('form', { name: 'Quando a oficina recebe carros' }),
    );
    screen.getByText('26/11/2126, às 09:00');
    await user.clear(form.getByLabelText('Carros por hora'));
    await user.type(form.getByLabelText('Carros por hora'), '3');
    await user.click(form.getByRole('button', { name: 'Salvar horários' }));
    await screen.findByText('Horários salvos. Valem para as próximas visitas.');
    const { outside: _, ...sent } = { ...hours, perHour: 3 };
    expect(transport.requestsOf(saveWorkshopHours)[0]?.body).toEqual(sent);
  });

  it('are not a seller’s to change', async () => {
    const { transport } = open(PAGE, { viewer: aViewer('seller'), answers: [] });
    await screen.findByRole('heading', { name: 'Só a concessionária muda os horários' });
    expect(transport.requestsOf(getWorkshopHours)).toEqual([]);
  });
});
