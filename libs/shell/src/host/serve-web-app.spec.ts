/** @jest-environment node */
import { pageHeaders, readConfig } from '@site/server';
import { hostOptions, webVariables } from './serve-web-app';

const optionsOf = (
  app: 'public-site' | 'dealer-portal',
  environment: Record<string, string> = {},
) => hostOptions(app, readConfig(webVariables(4200), environment));
const connectOf = (site: ReturnType<typeof optionsOf>['site']) =>
  /connect-src [^;]+/.exec(pageHeaders(site)['content-security-policy'] ?? '')?.[0];
const MEASURED = { MEASUREMENT_URL: 'https://medicao.test/eventos' };

describe('measurement', () => {
  it('is off by default: no address, and pages reach nobody but us', () => {
    const { site } = optionsOf('public-site');
    expect(site.measurementUrl).toBe(undefined);
    expect(connectOf(site)).toBe("connect-src 'self'");
  });

  it('with an address opens the content policy of the public site to its origin, and no more', () => {
    const { site } = optionsOf('public-site', MEASURED);
    expect(site.measurementUrl).toBe('https://medicao.test/eventos');
    expect(connectOf(site)).toBe("connect-src 'self' https://medicao.test");
  });

  it('is never on in a portal', () => {
    const { site } = optionsOf('dealer-portal', MEASURED);
    expect(site.measurementUrl).toBe(undefined);
    expect(connectOf(site)).toBe("connect-src 'self'");
  });

  it.each([
    'medicao.test',
    'javascript:alert(1)',
    "https://medicao.test/'; script-src *",
  ])('refuses to start with %s', (url) => {
    expect(() => optionsOf('public-site', { MEASUREMENT_URL: url })).toThrow(
      'Bad environment variable MEASUREMENT_URL',
    );
  });
});

describe('pictures of the CMS', () => {
  const SITE = { PUBLIC_ORIGIN: 'https://rodar.test' };
  const CMS = { CMS_URL: 'https://cms.test/wp-json/wp/v2' };
  const base = { IMAGE_BASE_URL: 'https://imagens.test/site' };

  it.each([
    ['this site', SITE, 'https://rodar.test'],
    ['the CMS, where there is one', { ...SITE, ...CMS }, 'https://cms.test'],
    [
      'the address that is configured',
      { ...SITE, ...CMS, ...base },
      'https://imagens.test/site',
    ],
  ])('come from %s', (_, environment, expected) => {
    const { site } = optionsOf('public-site', environment);
    expect(site.imageBase).toBe(expected);
    expect(pageHeaders(site)['content-security-policy']).toContain(
      `img-src 'self' ${new URL(expected).origin}`,
    );
  });
});
