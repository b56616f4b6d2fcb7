import { LATE_STYLES_ID, linkLateStyles } from './late-styles';

afterEach(() => jest.useRealTimers());

const linked = () =>
  [...document.querySelectorAll('link[rel="stylesheet"]')].map((link) =>
    link.getAttribute('href'),
  );

const media = () =>
  [...document.querySelectorAll('link')].map((link) => link.getAttribute('media'));

function serve(...addresses: readonly string[]): void {
  document.head.replaceChildren();
  const late = document.createElement('noscript');
  late.id = LATE_STYLES_ID;
  // A browser with scripts reads it as text, without elements.
  late.textContent = addresses
    .map((href) =>
      href.endsWith('.woff2')
        ? `<link rel="preload" href="${href}" as="font" crossorigin/>`
        : `<link rel="stylesheet" href="${href}"/>`,
    )
    .join('');
  document.head.append(late);
}

it('links the whole style sheets in their order, once', () => {
  serve('/a.css', '/b.css');
  linkLateStyles(document);
  linkLateStyles(document);
  expect(linked()).toEqual(['/a.css', '/b.css']);
  expect(document.getElementById(LATE_STYLES_ID)).toBeNull();
});

it('leaves a text with the same id alone', () => {
  serve('/a.css');
  const text = document.createElement('h2');
  text.id = LATE_STYLES_ID;
  text.textContent = 'href="/strange.css"';
  document.head.prepend(text);
  linkLateStyles(document);
  expect(linked()).toEqual(['/a.css']);
  text.remove();
});

it('lets them take effect together, when the last has come or failed', async () => {
  serve('/a.css', '/b.css', '/c.css');
  linkLateStyles(document);
  const [a, b, c] = document.querySelectorAll('link');
  c?.dispatchEvent(new Event('load'));
  a?.dispatchEvent(new Event('error'));
  await Promise.resolve();
  expect(media()).toEqual(['not all', 'not all', 'not all']);
  b?.dispatchEvent(new Event('load'));
  await new Promise((passed) => setTimeout(passed));
  expect(media()).toEqual(['all', 'all', 'all']);
});

it('shows what waits for the sheets also where every one of them has failed', async () => {
  serve('/a.css', '/b.css');
  const { style } = document.documentElement;
  style.removeProperty('--late');
  linkLateStyles(document);
  const [a, b] = document.querySelectorAll('link');
  a?.dispatchEvent(new Event('error'));
  await new Promise((passed) => setTimeout(passed));
  expect(style.getPropertyValue('--late')).toBe('');
  b?.dispatchEvent(new Event('error'));
  await new Promise((passed) => setTimeout(passed));
  expect(style.getPropertyValue('--late')).toBe('none');
});

it('lets them take effect with the font, which would lay out the page a second time', async () => {
  serve('/a.css', '/own.woff2');
  linkLateStyles(document);
  const [sheet, font] = document.querySelectorAll('link');
  expect(font?.rel).toBe('preload');
  expect(font?.as).toBe('font');
  expect(font?.crossOrigin).toBe('anonymous');
  sheet?.dispatchEvent(new Event('load'));
  await new Promise((passed) => setTimeout(passed));
  expect(sheet?.media).toBe('not all');
  font?.dispatchEvent(new Event('load'));
  await new Promise((passed) => setTimeout(passed));
  expect(sheet?.media).toBe('all');
});

it('waits two seconds for a font and no longer', async () => {
  jest.useFakeTimers();
  serve('/a.css', '/own.woff2');
  linkLateStyles(document);
  const [sheet] = document.querySelectorAll('link');
  sheet?.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(1_999);
  expect(sheet?.media).toBe('not all');
  await jest.advanceTimersByTimeAsync(1);
  expect(sheet?.media).toBe('all');
});
