import { screen } from '@testing-library/react';
import { getTechnicalSheet, listVehicleClasses } from '@site/api-contract';
import { aModelSheet, answer, CLASSES, guardConsole } from '@site/testing';
import { AROUND, PATH as CONFIGURE_AROEIRA } from '../../configure/testing/configurator';
import { openSimulation } from '../../testing/open-simulation';

guardConsole();

/** Opens a page with a catalogue in which one model has no technical sheet. */
function openWithoutSheetOf(modelSlug: string, path: string) {
  const classes = CLASSES.map(({ vehicleModels, ...one }) => ({
    ...one,
    vehicleModels: vehicleModels.map((model) => ({
      ...model,
      hasSheet: model.modelSlug !== modelSlug,
    })),
  }));
  openSimulation(path, [
    ...AROUND,
    answer(listVehicleClasses, classes),
    answer(getTechnicalSheet, aModelSheet()),
  ]);
}

describe('links to technical sheets', () => {
  it.each([
    [
      '/simulador/assinatura-de-veiculos-mensal',
      ['Conhecer o Lume', 'Conhecer o Aroeira'],
    ],
    ['/simulador/comparar?comparar=lira,aroeira', ['Ficha técnica do Aroeira']],
    [CONFIGURE_AROEIRA, ['Ficha técnica do Aroeira']],
  ])('at %s lead to the cars that have one: %j', async (path, names) => {
    openWithoutSheetOf('lira', path);
    const links = await screen.findAllByRole('link', {
      name: /^(Ficha técnica do|Conhecer o) /,
    });
    expect(links.map(({ textContent }) => textContent)).toEqual(names);
  });

  it('are missing in the configurator of a car that has none', async () => {
    openWithoutSheetOf('aroeira', CONFIGURE_AROEIRA);
    await screen.findByRole('heading', { level: 1, name: 'Aroeira' });
    expect(screen.queryByRole('link', { name: /^Ficha técnica/ })).toBeNull();
  });
});
