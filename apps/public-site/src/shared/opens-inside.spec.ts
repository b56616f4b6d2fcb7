import { fireEvent } from '@testing-library/react';
import { opensInside } from './opens-inside';

/** Clicks the text inside a link; returns whether that opens inside the app. */
function press(attributes: Record<string, string>, init: MouseEventInit = {}): boolean {
  const link = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.body.replaceChildren(link);
  let inside = false;
  link.addEventListener('click', (event) => {
    inside = opensInside(event, link);
    event.preventDefault(); // jsdom opens no page.
  });
  fireEvent.click(link, init);
  return inside;
}

it.each(['/simulador', '/simulador/carrinho?dealerid=7#fim', '/conta/login'])(
  'a plain press on a link to %s opens it inside the app',
  (href) => expect(press({ href })).toBe(true),
);

it.each<[string, Record<string, string>, MouseEventInit]>([
  ['with Control', {}, { ctrlKey: true }],
  ['with Command', {}, { metaKey: true }],
  ['with Shift', {}, { shiftKey: true }],
  ['with Alt', {}, { altKey: true }],
  ['of the middle button', {}, { button: 1 }],
  ['on a link to another window', { target: '_blank' }, {}],
  ['on a download', { download: 'guia.pdf' }, {}],
])('a press %s stays with the browser', (_name, attributes, init) => {
  expect(press({ href: '/simulador', ...attributes }, init)).toBe(false);
});

it.each([
  '/',
  '/institucional/duvidas',
  '/simuladores',
  '/consultor',
  'https://outro.test/simulador',
  'tel:08000000000',
])('a link to %s stays with the browser', (href) => {
  expect(press({ href })).toBe(false);
});
