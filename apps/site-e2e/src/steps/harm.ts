import { type Page } from '@playwright/test';

/** Effects of hostile content so far, recorded by the page itself. */
type Harm = { ran: number[]; refused: string[] };
type Watched = Window & { harm?: Harm; harmed?: (index: number) => void };

/**
 * Records, in each page, calls of `harmed` and violations of the content security policy.
 */
export async function watchForHarm(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const harm: Harm = { ran: [], refused: [] };
    Object.assign(window, { harm, harmed: (index: number) => harm.ran.push(index) });
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sample }) =>
        harm.refused.push(`${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
}

/**
 * Runs in the page: returns executed or executable content, and the number of different
 * hostile fields that are shown. Content that only the security policy blocks is a fault,
 * too.
 */
export function harmIn(): { faults: string[]; shown: number } {
  const { ran = [], refused = [] } = (window as Watched).harm ?? {};
  const said = [
    ...ran.map((index) => `ran: ${index}`),
    ...refused.map((what) => `refused: ${what}`),
  ];
  const ADDRESSES = /^(href|src|action|formaction|xlink:href|data|poster|srcdoc)$/;
  const inDocument = [...document.querySelectorAll('*')].flatMap((element) => {
    const attributes = [...element.attributes].filter(({ name, value }) => {
      if (name.startsWith('on') || name === 'srcdoc') return true;
      // Browsers ignore spaces and control characters here.
      const address = value.replace(/[\0-\x20]/g, '');
      return ADDRESSES.test(name) && /^(javascript|vbscript|data:text)/i.test(address);
    });
    const isScript =
      element instanceof HTMLScriptElement &&
      !element.type.endsWith('json') &&
      element.text.includes('harmed(');
    return attributes.length > 0 || isScript
      ? [`made: ${element.outerHTML.slice(0, 120)}`]
      : [];
  });
  // The data scripts contain every field, shown or not.
  const seen = document.documentElement.cloneNode(true) as HTMLElement;
  for (const script of seen.querySelectorAll('script')) script.remove();
  const indices = seen.outerHTML.matchAll(/harmed\((\d+)\)/g);
  return {
    faults: [...said, ...inDocument],
    shown: new Set(Array.from(indices, ([, index]) => index)).size,
  };
}
