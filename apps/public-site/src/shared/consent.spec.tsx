import { createHash } from 'node:crypto';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { CONSENT_TEXT, type ConsentChoice } from '@site/api-contract/identity';
import { AppBase } from '@site/ui';
import { consentCopy } from '../features/identity/consents/consent.copy';
import { ConsentBanner } from '../features/identity/consents/consent-banner';
import { preferencesCopy } from '../features/identity/consents/preferences.copy';
import { aConsentPage } from '../testing/site-scene';
import { createConsent, offerConsent } from './consent';

let resized: () => void = () => undefined;

beforeEach(() => {
  window.ResizeObserver = class {
    constructor(listener: ResizeObserverCallback) {
      resized = () => listener([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

type Given = {
  tell?: (choice: ConsentChoice, from: string) => Promise<unknown>;
  cookie?: string;
};

function open({ tell, cookie }: Given = {}) {
  const page = aConsentPage('/', cookie);
  const chosen: (ConsentChoice | null)[] = [];
  const consent = createConsent({
    page,
    onChosen: (before) => void chosen.push(before),
    tell,
  });
  render(
    <MemoryRouter>
      <AppBase app="public-site">
        <ConsentBanner />
      </AppBase>
    </MemoryRouter>,
  );
  offerConsent(window, consent);
  return { consent, chosen, page };
}
const banner = () => screen.queryByRole('region', { name: 'Cookies' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the consent banner', () => {
  it('is hidden until the script of the page has looked for a choice', () => {
    render(
      <MemoryRouter>
        <AppBase app="public-site">
          <ConsentBanner />
        </AppBase>
      </MemoryRouter>,
    );
    expect(banner()).toBeNull();
  });

  it('asks with two equal buttons and a way to choose by kind, and is no dialog', () => {
    open();
    expect(
      screen
        .getAllByRole('button')
        .map(({ textContent, className }) => [textContent, className]),
    ).toEqual(['Aceitar', 'Recusar'].map((label) => [label, 'btn btn--line btn--sm']));
    screen.getByText('Cookies de medição e campanhas? Você decide.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(
      screen
        .getByRole('link', { name: 'Escolher: preferências de cookies' })
        .getAttribute('href'),
    ).toBe('/institucional/preferencias-de-cookies');
  });

  it.each([
    ['Aceitar', { measurement: true, marketing: true }],
    ['Recusar', { measurement: false, marketing: false }],
  ])('%s is kept, and the banner goes', (answer, expected) => {
    const { consent, chosen } = open();
    press(answer);
    expect(consent.current()).toMatchObject(expected);
    expect(chosen).toEqual([null]);
    expect(banner()).toBeNull();
  });

  it('says its height where larger letters need more lines; that of one line stands in the style sheet', () => {
    open();
    const line = banner() as HTMLElement;
    line.style.minHeight = '52px';
    const height = jest.spyOn(line, 'offsetHeight', 'get');
    const said = () => document.documentElement.style.getPropertyValue('--consent-h');
    height.mockReturnValue(52);
    resized();
    expect(said()).toBe('');
    height.mockReturnValue(150);
    resized();
    expect(said()).toBe('150px');
    height.mockReturnValue(0);
    resized();
    expect(said()).toBe('');
  });

  it('does not ask again who has chosen, and asks again about a new text', () => {
    open({ cookie: `ROD_CONSENT=text=${CONSENT_TEXT}&measurement=0&marketing=0` });
    expect(banner()).toBeNull();
    document.body.innerHTML = '';
    open({ cookie: 'ROD_CONSENT=text=2020-01-01&measurement=1&marketing=1' });
    expect(banner()).not.toBeNull();
  });

  it('two scripts that share a page take one answer once', () => {
    const { consent, chosen, page } = open();
    const again: unknown[] = [];
    offerConsent(
      window,
      createConsent({ page, onChosen: (before) => void again.push(before) }),
    );
    press('Recusar');
    expect(chosen).toEqual([null]);
    expect(again).toEqual([]);
    expect(consent.current()).toEqual({
      measurement: false,
      marketing: false,
      unsaidFrom: '/',
    });
  });
});

describe('the way of a choice into the history', () => {
  it('tells it once, with the page', async () => {
    const tell = jest.fn().mockResolvedValue({});
    const { consent } = open({ tell });
    press('Aceitar');
    await Promise.resolve();
    await consent.report();
    expect(tell.mock.calls).toEqual([[{ measurement: true, marketing: true }, '/']]);
    expect(consent.current()).toEqual({ measurement: true, marketing: true });
  });

  it('a history that is away hears of it on a later page; the choice counts meanwhile', async () => {
    const { consent, page } = open({ tell: () => Promise.reject(new Error('away')) });
    press('Recusar');
    await consent.report();
    expect(consent.current()).toEqual({
      measurement: false,
      marketing: false,
      unsaidFrom: '/',
    });
    const tell = jest.fn().mockResolvedValue({});
    await createConsent({ page, onChosen: () => undefined, tell }).report();
    expect(tell).toHaveBeenCalledWith({ measurement: false, marketing: false }, '/');
  });

  it('a choice changed while the first is on its way is told too', async () => {
    const told: ConsentChoice[] = [];
    const { consent } = open({ tell: async (choice) => void told.push(choice) });
    consent.choose({ measurement: true, marketing: true });
    consent.choose({ measurement: false, marketing: false });
    await new Promise((resolve) => setTimeout(resolve));
    expect(told).toEqual([
      { measurement: true, marketing: true },
      { measurement: false, marketing: false },
    ]);
    expect(consent.current()).toEqual({ measurement: false, marketing: false });
  });
});

it('a changed text asks again: give CONSENT_TEXTS a new first version, then this hash', () => {
  const { measurement, measurementHelp, marketing, marketingHelp } = preferencesCopy;
  const said = [consentCopy.text, measurement, measurementHelp, marketing, marketingHelp];
  expect(CONSENT_TEXT).toBe('2026-11-28');
  expect(createHash('sha256').update(said.join('\n')).digest('hex').slice(0, 12)).toBe(
    '850d558649bd',
  );
});
