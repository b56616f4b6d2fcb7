import { type ChangeTopic, type ConsultantRight } from '@site/api-contract';
import { dealershipOf, type SignedIn } from '#platform/security/authentication';
import { type Seen } from './changes.repository';

/** The marks that a viewer may hear of, each with the topic that it tells. */
export type FeedTopics = {
  topics: ReadonlyMap<string, ChangeTopic>;
  /** Marks after which the viewer's access has ended. */
  ends: readonly string[];
};

/**
 * The marks of a viewer are exactly the contents of their lists
 * (docs/product/activity.md).
 */
export function feedTopicsOf(viewer: SignedIn): FeedTopics {
  const own = `account:${viewer.id}`;
  return {
    topics: new Map([
      ...topicsOf(viewer, own),
      [`notifications ${own}`, 'notifications'],
    ]),
    ends: [`access ${own}`, `access session:${viewer.signInId}`],
  };
}

const OF_RIGHTS = [
  ['analysis', 'proposals'],
  ['analysis', 'services'],
  ['analysis', 'disputes'],
  ['analysis', 'fines'],
  ['analysis', 'purchases'],
  ['analysis', 'overdue'],
  ['leads', 'leads'],
  ['analysis', 'holds'],
  ['leads', 'holds'],
] as const satisfies [ConsultantRight, ChangeTopic][];

/** Dealers and sellers alike hand over and take back the cars of their dealership. */
function deliveriesOf(viewer: SignedIn): [string, ChangeTopic] {
  return [`deliveries dealership:${dealershipOf(viewer)}`, 'deliveries'];
}

function topicsOf(viewer: SignedIn, own: string): [string, ChangeTopic][] {
  switch (viewer.role) {
    case 'CONSULTANT':
      return OF_RIGHTS.filter(([right]) => viewer.rights?.includes(right)).map(
        ([, topic]) => [`${topic} all`, topic],
      );
    case 'DEALER':
      return [
        [`proposals dealership:${dealershipOf(viewer)}`, 'proposals'],
        deliveriesOf(viewer),
      ];
    case 'SELLER':
      return [
        [`proposals ${own}`, 'proposals'],
        [`carts ${own}`, 'carts'],
        deliveriesOf(viewer),
      ];
    default:
      return [
        [`proposals ${own}`, 'proposals'],
        [`payments ${own}`, 'payments'],
      ];
  }
}

/**
 * The topics of these changes that concern a viewer; all their topics when the changes
 * are unknown.
 */
export function changedTopics({ topics }: FeedTopics, { marks }: Seen): ChangeTopic[] {
  const told = [...topics].filter(([mark]) => marks === null || marks.has(mark));
  return [...new Set(told.map(([, topic]) => topic))];
}
