import { CLASSES } from '@site/testing';
import { shortSpec } from './short-spec';

it('engine and gearbox are said in few words', () => {
  const specs = CLASSES.flatMap(({ vehicleModels }) =>
    vehicleModels.flatMap(({ versions }) => versions.slice(0, 1)),
  ).map(shortSpec);
  expect(specs[0]).toBe('1.0 flex, manual');
  expect(specs[2]).toBe('185 km de autonomia');
});
