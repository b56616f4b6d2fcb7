const DIGITS = [...'0123456789'];
const ENDS = [...DIGITS, ...DIGITS.flatMap((one) => DIGITS.map((two) => one + two))];

/**
 * A number from its base, with the one or two check digits that a rule requires:
 * `withCheckDigits('529982247', isValidCpf)` is `52998224725`. For invented people and
 * cars. Throws a RangeError for a base that no digits complete.
 */
export function withCheckDigits(
  base: string,
  isValid: (number: string) => boolean,
): string {
  const number = ENDS.map((end) => base + end).find(isValid);
  if (!number) throw new RangeError(`No check digits complete ${base}`);
  return number;
}
