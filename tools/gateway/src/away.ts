import {
  type AppName,
  basePathOf,
  WEB_APP_TEXTS,
  webApps,
} from '@site/api-contract/site-map';
import { type AwayPart } from '@site/server';

/** Says which app is away, and which ones do not depend on it; nothing for the API. */
export function awayPart(away: AppName): AwayPart | undefined {
  if (away === 'api') return undefined;
  const others = webApps().filter((app) => app !== away);
  return {
    text: WEB_APP_TEXTS[away].isAway,
    others: others.map((app) => ({
      href: basePathOf(app),
      label: WEB_APP_TEXTS[app].name,
    })),
  };
}
