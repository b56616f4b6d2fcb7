import { allowMarkupOfLibraries, isHarmlessMarkup } from './markup-of-libraries';

// security-requirements C4
describe('markup that libraries write as plain strings', () => {
  it.each([
    'Ok',
    '<script></script>',
    '<div aria-labelledby="swal2-title" class="swal2-popup" tabindex="-1"><button type="button" class="swal2-close"></button><img class="swal2-image" /></div>',
  ])('passes when it is %s', (text) => {
    expect(isHarmlessMarkup(text)).toBe(true);
  });

  it.each([
    '<script>alert(1)</script>',
    '<script></script><script src="/x.js"></script>',
    '<img src=x onerror=alert(1)>',
    '<img class="a" src="/x.png">',
    '<div class="a" onclick="alert(1)"></div>',
    '<div class="<img src=x onerror=alert(1)>"></div>',
    '<a href="javascript:alert(1)">x</a>',
    '<svg><animate onbegin=alert(1)></svg>',
    '<iframe srcdoc="x"></iframe>',
    '<DIV onclick=alert(1)>',
    '<!--><img src=x>',
    '<div',
  ])('is refused when it is %s', (text) => {
    expect(isHarmlessMarkup(text)).toBe(false);
  });

  it('goes through the default policy of the browser, and nothing where there is none', () => {
    const createPolicy = jest.fn();
    allowMarkupOfLibraries({ trustedTypes: { createPolicy } });
    const [name, rules] = createPolicy.mock.calls[0] as [
      string,
      { createHTML: (text: string) => string | null },
    ];
    expect(name).toBe('default');
    expect(rules.createHTML('<h2 id="a"></h2>')).toBe('<h2 id="a"></h2>');
    expect(rules.createHTML('<a>')).toBe(null);
    expect(() => allowMarkupOfLibraries({})).not.toThrow();
  });
});
