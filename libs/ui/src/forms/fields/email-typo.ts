/** Domains of most Brazilian mailboxes. */
const COMMON = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'outlook.com.br',
  'hotmail.com.br',
  'yahoo.com.br',
  'yahoo.com',
  'icloud.com',
  'uol.com.br',
  'bol.com.br',
  'terra.com.br',
  'globo.com',
  'live.com',
];

/** Existing domains that differ from those by one letter. */
const OTHERS = [
  'mail.com',
  'email.com',
  'ymail.com',
  'hotmail.co',
  'aol.com.br',
  'ig.com.br',
  'live.com.br',
  'globo.com.br',
  'me.com',
];

/** Typed for `gmail.com`, but more than one letter away from it. */
const NEVER: Readonly<Record<string, string>> = {
  'gmail.com.br': 'gmail.com',
  'icloud.com.br': 'icloud.com',
};

/**
 * The address that was probably meant, or null: for `ana@gmial.com` it is
 * `ana@gmail.com`. A domain counts as a typing error when one letter too many, too few,
 * another, or two in the wrong order make it a common one.
 */
export function meantEmail(typed: string): string | null {
  const address = typed.trim();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 1 || COMMON.includes(domain) || OTHERS.includes(domain)) return null;
  const meant = NEVER[domain] ?? COMMON.find((common) => isOneSlip(domain, common));
  return meant ? `${address.slice(0, at + 1)}${meant}` : null;
}

/** Whether one typing error turns one text into the other. */
function isOneSlip(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [rest, wanted] = [one.slice(start), other.slice(start)];
  const [first = '', second = ''] = rest;
  return (
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted.slice(1) ||
    second + first + rest.slice(2) === wanted
  );
}
