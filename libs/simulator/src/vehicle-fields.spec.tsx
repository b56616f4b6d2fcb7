import { render, screen } from '@testing-library/react';
import { NO_CHOICE, resolveChoice } from '@site/api-contract/pricing';
import { aCar, aVersion, guardConsole } from '@site/testing';
import { VehicleFields, type VehicleFieldsCopy } from './vehicle-fields';

guardConsole();

const cell = (km: number, monthly: number) => ({ term: 36, km, monthly });
const city = aVersion({
  slug: 'city',
  name: 'City',
  prices: [cell(500, 1600), cell(1000, 1700)],
});
const long = aVersion({
  slug: 'long',
  name: 'Long',
  prices: [cell(500, 1900), cell(1000, 2000), cell(2000, 2200)],
});
const CLASSES = [
  {
    slug: 'hatch' as const,
    name: 'Hatch',
    vehicleModels: [aCar({ modelSlug: 'ipe', versions: [city, long] })],
  },
];
const COPY: VehicleFieldsCopy = {
  version: 'Versão',
  versionName: (_model, { name }) => name,
  monthly: (reais) => `R$ ${reais}`,
  color: 'Cor',
  colorNote: ({ name }) => name,
  colorName: ({ name }) => name,
  delivery: ({ kind, date }) => `${kind} ${date}`,
  term: 'Prazo',
  termUnit: 'meses',
  km: 'Km por mês',
  kmUnit: 'km',
  figure: (reais) => `R$ ${reais}`,
  addOns: 'Opcionais',
  addOnPrice: ({ price }) => `R$ ${price}`,
};

function show(version: string, copy: Partial<VehicleFieldsCopy> = {}) {
  const choice = resolveChoice(CLASSES, { ...NO_CHOICE, version, km: 2000 });
  if (!choice) throw new Error('The car is in the catalogue');
  render(
    <VehicleFields choice={choice} onChange={() => {}} copy={{ ...COPY, ...copy }} />,
  );
}

const packages = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio', { name: / km/ })
    .map(({ value, disabled }) => (disabled ? `${value} missing` : value));

describe('the fields of a car', () => {
  it('leave out km packages that the version lacks', () => {
    show('city');
    expect(packages()).toEqual(['500', '1000']);
  });

  it('show them out of reach where there is a word for it', () => {
    show('long', { noPackage: 'não tem' });
    expect(packages()).toEqual(['500', '1000', '1500 missing', '2000', '3000 missing']);
  });

  it('price each version as choosing it would: at the largest package it has below', () => {
    show('long');
    screen.getByRole('radio', { name: /^City.*R\$ 1700$/ });
    screen.getByRole('radio', { name: /^Long.*R\$ 2200$/ });
  });
});
