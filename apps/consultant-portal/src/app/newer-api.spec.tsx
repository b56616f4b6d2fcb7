import { waitFor } from '@testing-library/react';
import { calls } from '@site/api-contract/calls';
import { portalForSpecs } from '@site/shell/testing';
import {
  A_UUID,
  answersWithUnknownValues,
  aViewer,
  guardConsole,
  sitePages,
  UNKNOWN_VALUE,
} from '@site/testing';
import { routes } from './routes';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);
const WHO = ['role', 'personType', 'rights'];
const addressOf = (path: string) =>
  path
    .replace(/(lojas|paginas|precos)\/:id/, '$1/1')
    .replace(':numero', '1')
    .replace(':id', A_UUID);

describe.each([
  ['every list of known values', WHO],
  ['all but states', [...WHO, 'state', 'status']],
])('an API that is newer in %s', (_what, kept) => {
  const answers = answersWithUnknownValues(Object.values(calls), kept);

  it.each(sitePages('consultant-portal'))('leaves %s usable', async (path) => {
    const { container, allAnswered } = open(addressOf(path), {
      viewer: aViewer('consultant'),
      answers,
      trustsAnswers: true,
    });
    await waitFor(() => expect(container.querySelector('h1')).not.toBeNull());
    await allAnswered();
    const text = container.textContent ?? '';
    expect(text).not.toMatch(/undefined|Não conseguimos/);
    expect(text).not.toContain(UNKNOWN_VALUE);
  });
});
