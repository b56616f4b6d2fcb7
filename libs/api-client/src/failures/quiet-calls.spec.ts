import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Call,
  getContentVersion,
  listStates,
  sendContact,
  sendLandingLead,
} from '@site/api-contract';
import { calls } from '@site/api-contract/calls';
import { explain } from './catalogue';
import { aFailure } from './testing/a-failure';

const DOCS = join(__dirname, '../../../../docs');
const read = (file: string) => readFileSync(join(DOCS, file), 'utf8');
const specification = read('specification.md');
const decision = read('decisions/116-one-failure-is-told-once.md');

/** A path's shape, whatever the names of its parameters. */
const shapeOf = (path: string) => path.replace(/:\w+|\{\w+\}/g, '{}').replace(/\?.*/, '');

/** Paths of the catalogue, spec §7: the second cell of each of its rows. */
const catalogue = [
  ...specification.matchAll(/^\| (GET|POST|PUT) \| ([^|]+) \|/gm),
].flatMap(([, method = '', cell = '']) => {
  const [first = '', ...more] = cell.split(', ').map((path) => path.trim());
  // 'users/{id}/personal-data, /company-data, …'
  const folder = first.slice(0, first.lastIndexOf('/'));
  return [first, ...more.map((path) => `${folder}${path}`)].map(
    (path) => `${method} ${shapeOf(path)}`,
  );
});

/** Calls that §7 silences: 'Calls to …, … and … suppress the error popups'. */
const silenced = (
  /^- Calls to (.*) suppress the error popups/m.exec(specification)?.[1] ?? ''
)
  .split(/, | and /)
  .map(shapeOf);

/** Calls that the decision adds to the quiet list. */
const added = [...decision.matchAll(/^ {2}- `([^`]+)`:/gm)].map(([, path = '']) =>
  shapeOf(path),
);

const isSilenced = (path: string) =>
  silenced.some((part) => `/${shapeOf(path)}/`.includes(`/${part}/`));
const isQuietByPaper = (path: string) =>
  isSilenced(path) || added.includes(shapeOf(path));
const nameOf = ({ method, path }: Call) => `${method} ${shapeOf(path)}`;

const all = Object.values(calls);
const specified = all.filter((call) => catalogue.includes(nameOf(call)));
const others = all.filter(
  (call) => isQuietByPaper(call.path) && !specified.includes(call),
);

/** Forms that §7 names without a path, or with a part of it that varies here. */
const elsewhere: Call[] = [sendContact, sendLandingLead];

/** A refusal of a call with a sentence, as in §8's last row. */
const popupOf = ({ path, quiet }: Call, more: object = {}) =>
  explain(
    aFailure({
      path,
      quiet,
      status: 500,
      message: 'Não deu.',
      isServersMessage: true,
      ...more,
    }),
    { url: '/' },
  )?.popup ?? null;
const FIELDS = { status: 400, fields: [{ key: 'Email', message: 'Informe.' }] };
const NOTIFICATIONS = {
  status: 400,
  notifications: [{ key: 'Email', message: 'Informe.' }],
};

describe('quiet calls', () => {
  it('are read from the specification and from the decision that adds to it', () => {
    expect(catalogue.length).toBeGreaterThan(35);
    expect(silenced).toEqual([
      'baskets',
      'authentications',
      'headers-with-payments',
      'verifications/area-supports',
      'users/document/{}',
    ]);
    expect(added).toHaveLength(3);
  });

  it.each(specified.map((call) => [nameOf(call), call] as const))(
    '%s tells a failure by the popups of §8, or is on the quiet list',
    (_, call) => {
      const isQuiet = isQuietByPaper(call.path);
      const said = [popupOf(call), popupOf(call, FIELDS), popupOf(call, NOTIFICATIONS)];
      // Rows of §8 that name a call always show; of those, baskets have one of
      // notifications.
      const isNamed = /baskets/.test(call.path);
      expect(said.map((popup) => popup !== null)).toEqual(
        isQuiet ? [false, isNamed, isNamed] : [true, true, true],
      );
    },
  );

  it.each(elsewhere.map((call) => [nameOf(call), call] as const))(
    '%s, a form of §7 under a path of ours, tells a failure by the popups of §8',
    (_, call) => expect([popupOf(call), popupOf(call, FIELDS)]).not.toContain(null),
  );

  it('of ours below a silenced path are quiet, too', () => {
    expect(others).not.toEqual([]);
    expect(others.filter(({ quiet }) => quiet !== true).map(nameOf)).toEqual([]);
  });

  it('are all calls of ours that a screen makes: none of them opens a general popup', () => {
    // No screen makes these two.
    const others: Call[] = [getContentVersion, listStates, ...elsewhere];
    const ours = Object.entries(calls).filter(
      ([, call]) => !catalogue.includes(nameOf(call)) && !others.includes(call),
    );
    expect(ours.length).toBeGreaterThan(150);
    expect(ours.filter(([, { quiet }]) => quiet !== true).map(([name]) => name)).toEqual(
      [],
    );
  });

  it('say each at its place who tells the failure', () => {
    const folder = join(__dirname, '../../../api-contract/src');
    const lines = readdirSync(folder, { encoding: 'utf8', recursive: true })
      .filter((name) => name.endsWith('.calls.ts'))
      .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'));
    const quiet = lines.filter((line) => / quiet: (true|'without-message'),/.test(line));
    expect(quiet.length).toBeGreaterThan(100);
    expect(quiet.filter((line) => !line.includes(' // '))).toEqual([]);
  });
});
