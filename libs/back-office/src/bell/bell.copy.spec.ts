import { bellCopy } from './bell.copy';

const now = new Date('2026-11-23T15:00:00.000Z'); // noon in São Paulo

it.each([
  ['2026-11-23T12:05:00.000Z', 'hoje, 09:05'],
  ['2026-11-23T02:30:00.000Z', 'ontem, 23:30'],
  ['2026-11-21T12:00:00.000Z', '21/11/2026, 09:00'],
])('%s is %s', (at, said) => {
  expect(bellCopy.when(new Date(at), now)).toBe(said);
});

it.each([
  [0, 'Notificações'],
  [1, 'Notificações, 1 não lida'],
  [3, 'Notificações, 3 não lidas'],
  [100, 'Notificações, mais de 99 não lidas'],
])('%i unread ones make the name %s', (unread, name) => {
  expect(bellCopy.name(unread)).toBe(name);
});
