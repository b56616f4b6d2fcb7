import { screen, waitFor, within } from '@testing-library/react';
import {
  type CarReturn,
  downloadHomePhoto,
  listReturnSlots,
  nameHomeDamage,
  sendHomePhoto,
} from '@site/api-contract';
import {
  A_UUID,
  aCarReturn,
  type Answer,
  answer,
  guardConsole,
  neverAnswer,
} from '@site/testing';
import { openReturn } from '../testing/open-return';

guardConsole();

const OTHER = 'c0ffee00-5d47-4a6e-9b0f-1c2d3e4f5a62';
const wear = { version: '1', carClass: 'medio' as const, addOns: [] };
const photo = { id: OTHER, takenAt: '2027-11-24T12:00:00.000Z' };
const damage = {
  ...{ row: 'roda-raspada', label: 'Roda raspada (2)', quantity: 2 },
  ...{ price: 680, cost: 680 },
};
const open = (changes: Partial<CarReturn>, ...answers: Answer[]) =>
  openReturn(
    aCarReturn({ wear, ...changes }),
    answer(listReturnSlots, { days: [] }),
    neverAnswer(downloadHomePhoto),
    ...answers,
  );
const estimate = async () =>
  within(await screen.findByRole('region', { name: 'Estimativa em casa' }));

it('a damage is photographed at home, named from the table, and estimated', async () => {
  const { user, transport } = open(
    { homePhotos: [photo] },
    answer(sendHomePhoto, aCarReturn({ wear, homePhotos: [photo] })),
    answer(
      nameHomeDamage,
      aCarReturn({ wear, homePhotos: [{ ...photo, damage }], estimate: 680 }),
    ),
  );
  const section = await estimate();
  await user.upload(
    section.getByLabelText(/^Enviar foto/),
    new File(['x'], 'roda.jpg', { type: 'image/jpeg' }),
  );
  await waitFor(() => expect(transport.requestsOf(sendHomePhoto)).toHaveLength(1));
  await user.selectOptions(section.getByLabelText('O que a foto mostra'), 'roda-raspada');
  section.getByText('Sem custo: Raspão de até 5 cm na borda');
  await user.clear(section.getByLabelText('Quantos'));
  await user.type(section.getByLabelText('Quantos'), '2');
  await user.click(section.getByRole('button', { name: 'Ver a estimativa' }));
  await waitFor(() =>
    expect(transport.requestsOf(nameHomeDamage)[0]?.body).toEqual({
      ...{ row: 'roda-raspada', quantity: 2 },
    }),
  );
});

it('the inspection’s photo, answer and reason stand beside the customer’s photo', async () => {
  const corrected = {
    ...{ id: A_UUID, label: 'Roda raspada (3)', quote: 1020, cost: 1020 },
    ...{ isInsured: true, row: 'roda-raspada', quantity: 3, photoId: A_UUID },
  };
  open({
    homePhotos: [
      {
        ...{ ...photo, damage, answer: 'corrigido' as const, damageId: A_UUID },
        reason: 'São três rodas, veja a foto.',
      },
    ],
    estimate: 680,
    photos: [{ id: A_UUID, takenAt: '2027-11-25T12:00:00.000Z' }],
    damages: [corrected],
  });
  const section = await estimate();
  section.getByRole('img', { name: 'Sua foto 1' });
  section.getByRole('img', { name: 'Foto da vistoria: Roda raspada (3)' });
  section.getByText('Corrigido pela vistoria');
  section.getByText('Motivo: São três rodas, veja a foto.');
  section.getByText('No máximo R$ 680,00');
  expect(section.queryByRole('button', { name: 'Ver a estimativa' })).toBeNull();
});

it('is not there for a contract without a table', async () => {
  open({ wear: undefined });
  await screen.findByText('Quanto custa');
  expect(screen.queryByText('Estimativa em casa')).toBeNull();
});
