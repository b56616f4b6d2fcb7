import { type Misfit, misfits, type Rule } from './misfits';
import { type WireContract } from './wire-contract';

/** `call` is method and path, `field` is empty where it is about the whole call. */
export type Finding = { call: string; field: string; rule: Rule | 'gone'; says: string };

/** Findings of both directions. */
export type Comparison = { breaksOldCallers: Finding[]; bindsNewCallers: Finding[] };

/**
 * Whether callers of `last` work with today's API, and today's callers with the last one.
 */
export function compare(last: WireContract, today: WireContract): Comparison {
  return {
    breaksOldCallers: meets(last, today),
    // An older API may ignore a new field, since it worked without it.
    bindsNewCallers: meets(today, last).filter(({ rule }) => rule !== 'dropped'),
  };
}

/** The problems of one contract's callers with another one's API. */
function meets(callers: WireContract, api: WireContract): Finding[] {
  return Object.entries(callers).flatMap(([call, expected]): Finding[] => {
    const found = api[call];
    if (!found)
      return [{ call, field: '', rule: 'gone', says: 'the API has no such call' }];
    const named = (one: Misfit): Finding => ({ call, ...one });
    return [
      ...misfits(expected.request, found.request, '', 'request').map(named),
      ...misfits(found.answer, expected.answer, 'answer', 'answer').map(named),
    ];
  });
}

/** Call and field of a finding, as at the start of a line of reasons. */
export const placeOf = ({ call, field }: Finding): string =>
  field ? `${call} ${field}` : call;

/** A finding as one sentence. */
export const sentenceOf = (finding: Finding): string =>
  `${placeOf(finding)}: ${finding.says}.`;

/**
 * The findings that no line of `reasons` declares safe, and the lines without a finding.
 * A line is a place, a colon and the reason; lines that begin with `#` are for people.
 */
export function judge(
  findings: readonly Finding[],
  reasons: string,
): { refused: Finding[]; idle: string[] } {
  const lines = reasons.split('\n').filter((line) => line && !line.startsWith('#'));
  const speaksOf = (line: string, finding: Finding) =>
    line.startsWith(`${placeOf(finding)}: `) &&
    line.length > placeOf(finding).length + ': '.length;
  return {
    refused: findings.filter((finding) => !lines.some((line) => speaksOf(line, finding))),
    idle: lines.filter((line) => !findings.some((finding) => speaksOf(line, finding))),
  };
}
