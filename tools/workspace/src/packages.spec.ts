import { join, resolve } from 'node:path';
import { billOf, packagesOf, refOf } from '../build/packages.mjs';

const ROOT = resolve(__dirname, '../../..');

it.each([
  ['node_modules/react/index.js', 'node_modules/react'],
  [
    'node_modules/@reduxjs/toolkit/dist/index.mjs?commonjs',
    'node_modules/@reduxjs/toolkit',
  ],
  [
    'node_modules/@fastify/cookie/node_modules/cookie/index.js',
    'node_modules/@fastify/cookie/node_modules/cookie',
  ],
])('a module in %s is of the package in %s', (file, folder) => {
  expect(packagesOf([join(ROOT, file), `\0${join(ROOT, file)}`])).toEqual([folder]);
});

it('modules of ours are of no package', () => {
  expect(packagesOf([join(ROOT, 'libs/ui/src/index.ts')])).toEqual([]);
});

it.each([
  ['node_modules/react', {}, 'react@1.2.3'],
  ['node_modules/@fastify/cookie/node_modules/cookie', {}, 'cookie@1.2.3'],
  ['node_modules/another-name', { name: 'real-name' }, 'real-name@1.2.3'],
])('a bill names the package in %s', (folder, named, ref) => {
  expect(refOf(folder, { version: '1.2.3', ...named })).toBe(ref);
});

it("an app's bill of materials names its own packages and what they stand on there", () => {
  const component = (name: string) => ({ 'bom-ref': `${name}@1` });
  const bill = billOf(
    {
      metadata: { component: { 'bom-ref': 'rodar@1' } },
      components: ['react', 'scheduler', 'sharp'].map(component),
      dependencies: [
        { ref: 'rodar@1', dependsOn: ['react@1', 'sharp@1'] },
        { ref: 'react@1', dependsOn: ['scheduler@1'] },
        { ref: 'sharp@1', dependsOn: ['scheduler@1'] },
      ],
    },
    ['react@1', 'scheduler@1'],
  );
  expect(bill.components).toEqual(['react', 'scheduler'].map(component));
  expect(bill.dependencies).toEqual([
    { ref: 'rodar@1', dependsOn: ['react@1'] },
    { ref: 'react@1', dependsOn: ['scheduler@1'] },
  ]);
});
