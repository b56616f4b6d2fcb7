import { withImageBase } from '@site/cms';
import { guardConsole } from '@site/testing';
import { wireBrowser } from './wiring';

guardConsole();

it('a page in the browser takes the image base from the state that the server gave it', () => {
  const site = { publicOrigin: 'http://localhost', apiKey: 'k', brandId: '1', imageBase: 'https://cms.example.com' };
  const state = { site, assets: { scripts: [], preloads: [], styles: [] }, router: {}, app: undefined };
  wireBrowser({ state, navigate: () => undefined, window });
  expect(withImageBase('/wp-content/uploads/a.avif')).toBe('https://cms.example.com/wp-content/uploads/a.avif');
});
