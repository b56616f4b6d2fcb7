import { type AppName, SITE_MAP } from '@site/api-contract/site-map';
import { type AwayPart } from '@site/server';

/** The apps that people open, as they call them; the API is behind all of them. */
const NAMES: Readonly<Partial<Record<AppName, { name: string; isAway: string }>>> = {
  'public-site': { name: 'Site', isAway: 'As páginas do site estão sem resposta agora.' },
  'dealer-portal': {
    name: 'Portal da concessionária',
    isAway: 'O portal da concessionária está sem resposta agora.',
  },
  'consultant-portal': {
    name: 'Portal do consultor',
    isAway: 'O portal do consultor está sem resposta agora.',
  },
};

/** The apps with pages of their own, by their prefix. */
export const PAGE_APPS = SITE_MAP.filter(({ app }) => NAMES[app]);

/** Says which app is away, and which ones do not depend on it. */
export function awayPart(away: AppName): AwayPart | undefined {
  const text = NAMES[away]?.isAway;
  if (!text) return undefined;
  const others = PAGE_APPS.filter(({ app }) => app !== away);
  return {
    text,
    others: others.map(({ app, prefix }) => ({
      href: prefix,
      label: NAMES[app]?.name ?? '',
    })),
  };
}
