import {
  type PageEditor,
  type PageVersion,
  type PageVersionState,
} from '@site/api-contract';
import { type NamedVersion, type VersionRow } from './page-versions.repository';

/** The version of a page that visitors see at an instant, by the rule of `pagesAt`. */
export function currentNumber(versions: readonly VersionRow[], now: Date): number | null {
  let current: VersionRow | null = null;
  for (const version of versions) {
    const { publishAt, withdrawnAt, number } = version;
    if (!publishAt || withdrawnAt || publishAt > now) continue;
    const distance = publishAt.getTime() - (current?.publishAt?.getTime() ?? 0);
    if (!current || distance > 0 || (distance === 0 && number > current.number))
      current = version;
  }
  return current?.number ?? null;
}

/** A version as consultants read it, with names and its state. */
export function toVersion(
  { version, saver, publisher, withdrawer }: NamedVersion,
  { current, now }: { current: number | null; now: Date },
): PageVersion {
  const { publishAt, publishedRole, withdrawnAt } = version;
  return {
    number: version.number,
    state: stateOf(version, current, now),
    savedAt: version.savedAt.toISOString(),
    savedBy: { role: version.savedRole, name: saver },
    bringsBack: version.bringsBack,
    publishAt: publishAt?.toISOString() ?? null,
    publishedBy: publishAt && { role: publishedRole, name: publisher },
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    withdrawnBy: withdrawnAt && ({ role: 'CONSULTANT', name: withdrawer } as PageEditor),
  };
}

function stateOf(
  { number, publishAt, withdrawnAt }: VersionRow,
  current: number | null,
  now: Date,
): PageVersionState {
  if (!publishAt) return 'draft';
  if (withdrawnAt) return 'withdrawn';
  if (number === current) return 'current';
  return publishAt > now ? 'scheduled' : 'past';
}
