const ACT = 'contest:';

/** Of an answer that waits, among all that waits in this portal. */
export const contestActId = (id: string): string => `${ACT}${id}`;

/** The contest that an act is about; nothing for an act about something else. */
export const contestOf = (actId: string): string | null =>
  actId.startsWith(ACT) ? actId.slice(ACT.length) : null;
