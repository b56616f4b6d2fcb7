import { type ConsultantRight, type Viewer } from '@site/contracts';
import { pathInApp } from '@site/contracts/site-map';
import {
  CONSULTANT_AUDIT_PATH,
  CONSULTANT_CONTESTS_PATH,
  CONSULTANT_CONTRACTS_PATH,
  CONSULTANT_CUSTOMERS_PATH,
  CONSULTANT_DISPUTES_PATH,
  CONSULTANT_FINES_PATH,
  CONSULTANT_LEADS_PATH,
  CONSULTANT_OVERDUE_PATH,
  CONSULTANT_PURCHASES_PATH,
  CONSULTANT_SERVICES_PATH,
} from '@site/contracts/site-paths';
import { deskCopy } from '../shared/desk.copy';
import { DESK_PAGES, type DeskPage } from '../shared/desk-pages';
import { shellCopy } from './shell.copy';

type PortalTab = DeskPage & {
  right?: ConsultantRight;
  /** The pages that it stands for; itself alone without. */
  inside?: readonly DeskPage[];
};

/** The pages of the portal that stand in its navigation; paths are relative to it. */
const TABS: readonly PortalTab[] = [
  { to: '/', label: shellCopy.analysis },
  {
    to: pathInApp('consultant-portal', CONSULTANT_CUSTOMERS_PATH),
    label: shellCopy.customers,
  },
  {
    to: pathInApp('consultant-portal', CONSULTANT_CONTRACTS_PATH),
    label: shellCopy.contracts,
  },
  {
    to: pathInApp('consultant-portal', CONSULTANT_OVERDUE_PATH),
    label: shellCopy.overdue,
  },
  {
    to: pathInApp('consultant-portal', CONSULTANT_DISPUTES_PATH),
    label: shellCopy.disputes,
  },
  {
    to: pathInApp('consultant-portal', CONSULTANT_SERVICES_PATH),
    label: shellCopy.service,
  },
  { to: pathInApp('consultant-portal', CONSULTANT_FINES_PATH), label: shellCopy.fines },
  {
    to: pathInApp('consultant-portal', CONSULTANT_CONTESTS_PATH),
    label: shellCopy.contests,
  },
  {
    to: pathInApp('consultant-portal', CONSULTANT_PURCHASES_PATH),
    label: shellCopy.purchases,
  },
  {
    to: pathInApp('consultant-portal', CONSULTANT_LEADS_PATH),
    label: shellCopy.leads,
    right: 'leads',
  },
  {
    to: pathInApp('consultant-portal', CONSULTANT_AUDIT_PATH),
    label: shellCopy.audit,
    right: 'audit',
  },
  { to: DESK_PAGES[0].to, label: deskCopy.title, right: 'desk', inside: DESK_PAGES },
];

/** Of a session that began before the rights came with it. */
const BEFORE_RIGHTS: readonly ConsultantRight[] = ['leads', 'audit'];

/**
 * What a consultant finds there: no way to what needs a right that is missing. The API
 * looks at the rights itself; these are as old as the last renewal of the session.
 */
export function tabsFor({ rights = BEFORE_RIGHTS }: Viewer): readonly PortalTab[] {
  return TABS.filter(({ right }) => !right || rights.includes(right));
}

/** The pages behind tabs, each by itself. */
export function pagesOf(tabs: readonly PortalTab[]): readonly DeskPage[] {
  return tabs.flatMap((tab) => tab.inside ?? [tab]);
}
