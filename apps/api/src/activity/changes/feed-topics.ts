import { type ChangeTopic, type ConsultantRight } from '@site/api-contract';
import { dealershipOf, type SignedIn } from '#platform/security/authentication';
import { type Seen } from './changes.repository';

/** Somebody who hears of changes, and of which. */
export type Audience = {
  /** Id of the account; null for a visitor without one. */
  account: string | null;
  /** Id of the sign-in, or of a visitor's browser session. */
  session: string;
  isStaff: boolean;
  /** The marks that may be heard of, each with the topic that it tells. */
  topics: ReadonlyMap<string, ChangeTopic>;
  /** Marks after which the access has ended. */
  ends: readonly string[];
};

/**
 * The marks of a viewer are exactly the contents of their lists
 * (docs/product/activity.md).
 */
export function audienceOf(viewer: SignedIn): Audience {
  const own = `account:${viewer.id}`;
  return {
    account: viewer.id,
    session: viewer.signInId,
    isStaff: viewer.role !== undefined,
    topics: new Map([
      ...topicsOf(viewer, own),
      [`notifications ${own}`, 'notifications'],
    ]),
    ends: [`access ${own}`, `access session:${viewer.signInId}`],
  };
}

/** A visitor without an account hears of the cart that they share with a seller. */
export function audienceOfVisitor(sessionId: string): Audience {
  const own = `visitor:${sessionId}`;
  return {
    account: null,
    session: sessionId,
    isStaff: false,
    topics: new Map([[`carts ${own}`, 'carts']]),
    ends: [`access ${own}`],
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
        [`carts ${own}`, 'carts'],
      ];
  }
}

/**
 * The topics of these changes that concern somebody; all their topics when the changes
 * are unknown.
 */
export function changedTopics({ topics }: Audience, { marks }: Seen): ChangeTopic[] {
  const told = [...topics].filter(([mark]) => marks === null || marks.has(mark));
  return [...new Set(told.map(([, topic]) => topic))];
}

/** Whether the access has ended; when the changes are unknown, it may have. */
export function hasEnded({ ends }: Pick<Audience, 'ends'>, { marks }: Seen): boolean {
  return marks === null || ends.some((mark) => marks.has(mark));
}
