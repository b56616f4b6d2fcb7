import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { screen } from '@testing-library/react';
import { parse } from 'postcss';
import { type ContractSummary } from '@site/api-contract';
import { aContractSummary, guardConsole } from '@site/testing';
import { aBill, somePayments } from '../../testing/payments';
import { lateContract } from './testing/late-contract';
import { nextBand, openArea } from './testing/open-area';
import { inTurn, openPayments } from './testing/open-payments';

guardConsole();

const WORKSPACE = resolve(__dirname, '../../../../..');
const AREA = 'apps/public-site/src/features/member-area';
const NEXT_BAND = `${AREA}/overview/next-band.css`;
const PAYMENTS = `${AREA}/payments/payments.css`;
const FEEDBACK = 'libs/ui/src/feedback/feedback.css';

/** The colours that a style sheet gives to the classes of an element. */
function colorsOf(element: Element | null, sheet: string): string[] {
  const own = [...(element?.classList ?? [])].map((name) => `.${name}`);
  const found: string[] = [];
  parse(readFileSync(resolve(WORKSPACE, sheet), 'utf8')).walkRules((rule) => {
    if (rule.selectors.some((selector) => own.includes(selector)))
      rule.walkDecls(/^(background|color)$/, ({ prop, value }) => {
        found.push(`${prop}: ${value}`);
      });
  });
  return found;
}

const ONE = '10000000-0000-4000-8000-000000000001';
const openOverview = (contract: ContractSummary) => openArea({ contracts: [contract] });

describe('the colour of a late bill', () => {
  it('a late bill turns the band of the overview red', async () => {
    openOverview(lateContract(ONE));
    expect(colorsOf(await nextBand(), NEXT_BAND)).toEqual([
      'background: var(--surface)',
      'color: var(--text)',
      'background: var(--erro-700)',
    ]);
  });

  it('a bill paid in time leaves the band of the overview as it is', async () => {
    openOverview(aContractSummary({ id: ONE }));
    expect(colorsOf(await nextBand(), NEXT_BAND)).not.toContain(
      'background: var(--erro-700)',
    );
  });

  it('a late bill turns the tag beside the car red', async () => {
    openOverview(lateContract(ONE));
    const tag = await screen.findByText('Em atraso', { selector: '.tag' });
    expect(colorsOf(tag, FEEDBACK)).toContain('color: var(--danger)');
    expect(colorsOf(tag, FEEDBACK)).toContain('background: var(--danger-bg)');
  });

  it('the page that pays a late bill says in red since when it is late', async () => {
    openPayments([inTurn(somePayments({ bill: aBill({ late: true }) }))]);
    const since = await screen.findByText(/^Venceu em /);
    expect(colorsOf(since, PAYMENTS)).toEqual(['color: var(--danger)']);
  });

  it('the page that pays a bill in time has no red line', async () => {
    openPayments([inTurn(somePayments({ bill: aBill({ late: false }) }))]);
    const due = await screen.findByText(/^Vence em /);
    expect(colorsOf(due, PAYMENTS)).toEqual([]);
  });
});
