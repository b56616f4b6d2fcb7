import { properName } from './fields';

const name = properName('Informe o nome completo.', 120);

it.each([
  ["Joana D'Arc de Souza e Silva"],
  ['Zoë Ñandú-Łukasz'],
  ['José 3º'],
  ['Pão & Mel™ Ltda. #1'],
])('%s is a name', (typed) => {
  expect(name.safeParse(typed).success).toBe(true);
});

it.each([
  ['Joana 😀', 'Retire os emojis.'],
  ['Joana ❤️', 'Retire os emojis.'],
  ['Joana 🇧🇷', 'Retire os emojis.'],
  ['Joana 👩🏽‍🚀', 'Retire os emojis.'],
  ['123', 'Informe o nome completo.'],
  ['   ', 'Informe o nome completo.'],
])('%s is refused as a name: %s', (typed, message) => {
  expect(name.safeParse(typed).error?.issues[0]?.message).toBe(message);
});
