import { waitFor } from '@testing-library/react';
import { calls } from '@site/api-contract/calls';
import {
  answersWithUnknownValues,
  aViewer,
  guardConsole,
  UNKNOWN_VALUE,
} from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { addressOf, CMS_ANSWER, ROUTE_TABLE } from '../testing/route-table';
import { siteScene } from '../testing/site-scene';
import { routes } from './routes';

guardConsole();

// A production build does not check answers of the API.
beforeEach(() => void jest.replaceProperty(process.env, 'NODE_ENV', 'production'));
afterEach(() => void jest.restoreAllMocks());

const WHO = ['role', 'personType'];
const pages = Object.entries(ROUTE_TABLE)
  .filter(([path, row]) => !('leadsTo' in row) && !path.startsWith('/institucional'))
  .map(([path]) => path);

describe.each([
  ['every list of known values', WHO],
  ['all but states', [...WHO, 'state', 'status']],
])('an API that is newer in %s', (_what, kept) => {
  const answers = [...answersWithUnknownValues(Object.values(calls), kept), CMS_ANSWER];

  it.each(pages)('leaves %s usable', async (path) => {
    const address = addressOf(path);
    const { container, allAnswered } = renderRoute(routes, address, {
      wire: siteScene({}, address).wire,
      viewer: aViewer('customer'),
      answers,
    });
    await waitFor(() => expect(container.querySelector('h1')).not.toBeNull());
    await allAnswered();
    const text = container.textContent ?? '';
    expect(text).not.toMatch(/undefined|Não conseguimos/);
    expect(text).not.toContain(UNKNOWN_VALUE);
  });
});
