import { LATE_STYLES_ID, linkLateStyles } from './late-styles';

const linked = () =>
  [...document.querySelectorAll('link[rel="stylesheet"]')].map((link) =>
    link.getAttribute('href'),
  );

it('links the whole style sheets in their order, once', () => {
  const late = document.createElement('noscript');
  late.id = LATE_STYLES_ID;
  // As a browser with scripts reads it: text, no elements.
  late.textContent =
    '<link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/>';
  document.head.append(late);
  linkLateStyles(document);
  linkLateStyles(document);
  expect(linked()).toEqual(['/a.css', '/b.css']);
  expect(document.getElementById(LATE_STYLES_ID)).toBeNull();
});
