import { screen, waitFor, within } from '@testing-library/react';
import { listVehicleClasses } from '@site/api-contract';
import { answer, CLASSES, guardConsole } from '@site/testing';
import { openSimulation } from '../../testing/open-simulation';

guardConsole();

const PATH = '/simulador/assinatura-de-veiculos-mensal';
const sideBySide = () => within(screen.getByRole('region', { name: 'Lado a lado' }));

describe('comparing cars side by side', () => {
  it('keeps a compared car in the comparison when a filter hides its card', async () => {
    openSimulation(`${PATH}?comparar=lira,aroeira&cambio=automatico`);
    expect(await screen.findByText('2 modelos')).toBeTruthy();
    expect(sideBySide().getByRole('columnheader', { name: /Lira/ })).toBeTruthy();
  });

  it('compares cars side by side, on their stages, with what one costs above the other and the best of each row', async () => {
    const { user } = openSimulation(PATH);
    await screen.findByText('3 modelos');
    await user.click(screen.getByRole('checkbox', { name: 'Comparar Lira' }));
    await user.click(screen.getByRole('checkbox', { name: 'Comparar Aroeira' }));
    expect(screen.getByText('R$ 850,00 a mais por mês')).toBeTruthy();
    expect(
      sideBySide().getByRole('row', {
        name: /Total do contrato R\$\s61\.164,00 menor R\$\s91\.764,00$/,
      }),
    ).toBeTruthy();
    expect(sideBySide().getByRole('row', { name: /^Lugares 5 5$/ })).toBeTruthy();
    expect(
      ['Lira', 'Aroeira'].map(
        (name) =>
          sideBySide()
            .getByRole('columnheader', { name: new RegExp(name) })
            .querySelector('img')
            ?.getAttribute('src')
            ?.split('-')[0],
      ),
    ).toEqual(['/media/cars/lira', '/media/cars/aroeira']);
  });

  it('says at each car how many km its price is for, where one lacks the package', async () => {
    const { user } = openSimulation(`${PATH}?km=3000`);
    await screen.findByText('3 modelos');
    await user.click(screen.getByRole('checkbox', { name: 'Comparar Lira' }));
    await user.click(screen.getByRole('checkbox', { name: 'Comparar Lume' }));
    expect(
      sideBySide().getByRole('row', { name: 'Km por mês 3.000 km 2.000 km' }),
    ).toBeTruthy();
    for (const name of [/^Por mês /, /^Total do contrato /])
      expect(sideBySide().getByRole('row', { name }).textContent).not.toContain('menor');
    expect(
      screen.queryByText('PF, 36 meses, 3.000 km por mês', { selector: '.soft' }),
    ).toBeNull();
  });

  it('gives no place to a car of the address that is not sold here', async () => {
    const { user, location } = openSimulation(`${PATH}?comparar=gone,mascate,lira`);
    await screen.findByText('3 modelos');
    await user.click(screen.getByRole('checkbox', { name: 'Comparar Aroeira' }));
    await user.click(screen.getByRole('checkbox', { name: 'Comparar Lume' }));
    expect(sideBySide().getAllByRole('columnheader')).toHaveLength(4);
    await waitFor(() =>
      expect(location()).toBe(`${PATH}?comparar=lira%2Caroeira%2Clume`),
    );
    await user.click(screen.getByRole('button', { name: 'Remover o Lira' }));
    await waitFor(() => expect(location()).toBe(`${PATH}?comparar=aroeira%2Clume`));
  });

  it('names no winner of three of which two cost the least', async () => {
    const [lira] = CLASSES.flatMap(({ vehicleModels }) => vehicleModels);
    const alike = CLASSES.map((one) => ({
      ...one,
      vehicleModels: one.vehicleModels.map((model) =>
        model.modelSlug === 'aroeira'
          ? { ...model, versions: lira?.versions ?? [] }
          : model,
      ),
    }));
    openSimulation(`${PATH}?comparar=lira,aroeira,lume`, [
      answer(listVehicleClasses, alike),
    ]);
    await screen.findByText('3 modelos');
    for (const name of [/^Por mês /, /^Total do contrato /])
      expect(sideBySide().getByRole('row', { name }).textContent).not.toContain('menor');
  });
});
