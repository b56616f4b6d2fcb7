/** @jest-environment node */
import { createAssetTable, type ViteManifest } from './asset-table';

const manifest: ViteManifest = {
  'src/boot.ts': { file: 'assets/boot-1.js' },
  'src/start.ts': { file: 'assets/start-1.js', imports: ['_storage-1.js'] },
  '_storage-1.js': { file: 'assets/storage-1.js' },
  'src/main.tsx': {
    file: 'assets/main-1.js',
    css: ['assets/main-1.css'],
    imports: ['_react-1.js'],
  },
  'src/home.tsx': {
    file: 'assets/home-1.js',
    css: ['assets/home-1.css'],
    imports: ['_react-1.js', '_card-1.js'],
  },
  '_react-1.js': { file: 'assets/react-1.js' },
  '_card-1.js': { file: 'assets/card-1.js', css: ['assets/card-1.css'] },
};
const assets = createAssetTable(manifest, '/consultor/', {
  main: 'src/main.tsx',
  boot: 'src/boot.ts',
  start: 'src/start.ts',
});
const styles = [
  '/consultor/assets/main-1.css',
  '/consultor/assets/card-1.css',
  '/consultor/assets/home-1.css',
];

describe('files of a page', () => {
  it('are the boot script and all styles on a content page', () => {
    expect(assets('content', ['src/home.tsx'])).toEqual({
      scripts: ['/consultor/assets/boot-1.js'],
      preloads: [],
      styles,
    });
  });

  const application = {
    scripts: ['/consultor/assets/main-1.js'],
    preloads: [
      '/consultor/assets/react-1.js',
      '/consultor/assets/card-1.js',
      '/consultor/assets/home-1.js',
    ],
    styles,
  };

  it('are main and every chunk of the route on an application page, after the start', () => {
    expect(assets('application', ['src/home.tsx'])).toEqual({
      ...application,
      start: {
        script: '/consultor/assets/start-1.js',
        preloads: ['/consultor/assets/storage-1.js'],
      },
    });
  });

  it('are the same on a private page, whose style sheets come first', () => {
    expect(assets('private', ['src/home.tsx'])).toEqual(application);
  });

  it('say which route names a module that the build does not have', () => {
    expect(() => assets('content', ['src/gone.tsx'])).toThrow(
      'The client build has no entry src/gone.tsx; check handle.entry of its route',
    );
  });
});
