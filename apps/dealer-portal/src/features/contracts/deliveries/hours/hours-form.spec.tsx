import { screen, waitFor, within } from '@testing-library/react';
import {
  type DeliveryHours,
  getDeliveryHours,
  saveDeliveryHours,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { answer, aViewer, guardConsole } from '@site/testing';
import { routes } from '../../../../app/routes';

guardConsole();

const { open } = portalForSpecs('dealer-portal', routes);
const hours: DeliveryHours = {
  weekdays: ['seg'],
  opensAt: 9,
  closesAt: 18,
  perHour: 2,
  closedDays: ['2026-12-24'],
  revision: 4,
  outside: [],
};
const CARS = 'Carros por hora';
const DAY = 'Dia fechado 1';

async function openForm() {
  const view = open('/concessionarias/entregas/horarios', {
    viewer: aViewer('dealer'),
    answers: [
      answer(getDeliveryHours, hours),
      answer(saveDeliveryHours, ({ body }) => ({ ...body, outside: [] })),
    ],
  });
  const { user } = view;
  const form = within(await screen.findByRole('form', { name: 'Quando a loja entrega' }));
  /** Types a text into one field and saves the hours. */
  const save = async (label: string, typed: string) => {
    await user.clear(form.getByLabelText(label));
    await user.click(form.getByLabelText(label));
    await user.paste(typed);
    await user.click(form.getByRole('button', { name: 'Salvar horários' }));
  };
  const saved = () =>
    view.transport.requestsOf(saveDeliveryHours).map(({ body }) => body);
  const messageOf = (label: string) =>
    form
      .getByLabelText(label)
      .closest('.field:not(fieldset)')
      ?.querySelector('.error')
      ?.textContent?.trim();
  return { save, saved, messageOf };
}

it('takes cars and closed days however somebody writes them', async () => {
  const { save, saved } = await openForm();
  const rows: [string, string, Partial<DeliveryHours>][] = [
    [CARS, '3', { perHour: 3 }],
    [CARS, ' 4 carros', { perHour: 4 }],
    [CARS, '20', { perHour: 20 }],
    [DAY, '25/12/2026', { closedDays: ['2026-12-25'] }],
    [DAY, '1.1.27', { closedDays: ['2027-01-01'] }],
    [DAY, '21042027', { closedDays: ['2027-04-21'] }],
  ];
  for (const [index, [label, typed]] of rows.entries()) {
    await save(label, typed);
    await waitFor(() => expect(saved()).toHaveLength(index + 1));
    await screen.findByText('Horários salvos. Valem para as próximas escolhas.');
  }
  expect(saved()).toMatchObject(rows.map(([, , change]) => change));
});

const WRONG_DAY =
  'Confira o dia: esse dia não existe. Escreva dia, mês e ano, como 25/12/2030.';

it('says at each field what is wrong with it, and saves nothing', async () => {
  const { save, saved, messageOf } = await openForm();
  for (const [label, typed, message] of [
    [CARS, '', 'Informe quantos carros.'],
    [CARS, '0', 'Informe quantos carros.'],
    [CARS, 'dois', 'Escreva em números, como 3.'],
    [CARS, '1,5', 'Escreva em números, como 3.'],
    [CARS, '21', 'São no máximo 20 por hora.'],
    [DAY, '', 'Informe o dia.'],
    [DAY, '30/02/2027', WRONG_DAY],
    [DAY, 'Natal', WRONG_DAY],
  ] as const) {
    await save(label, typed);
    await waitFor(() => {
      expect(typed).toEqual(typed);
      expect(messageOf(label)).toEqual(message);
    });
  }
  expect(saved()).toEqual([]);
});
