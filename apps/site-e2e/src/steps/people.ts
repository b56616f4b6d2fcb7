import { isValidCnpj, isValidCpf, withCheckDigits } from '@site/api-contract/brazil';

export const DEMO_PASSWORD = 'Ipe-Amarelo-2026';

export type Person = {
  name: string;
  email: string;
  document: string;
  cellphone: string;
  password: string;
};

let last = 0;

/**
 * 15 digits that no other call of this run gets: a millisecond and the number of the
 * worker. The last nine differ for hours.
 */
export function uniqueDigits(): string {
  last = Math.max(Date.now(), last + 1);
  const worker = Number(process.env['TEST_WORKER_INDEX'] ?? 0) % 100;
  return `${last}${String(worker).padStart(2, '0')}`;
}

/**
 * A person without an account. Name, document and address differ at every call, so that
 * lists can distinguish them.
 */
export function aNewPerson(): Person {
  const unique = uniqueDigits();
  const base = unique.slice(-9);
  return {
    name: `Marina Prado ${surname(base)}`,
    email: `marina.${unique}@rodar.test`,
    document: withCheckDigits(base, isValidCpf),
    cellphone: '11987654321',
    password: 'Serra-da-Canastra-26',
  };
}

/** A company without an account, with letters in its CNPJ (IN RFB 2.229/2024). */
export function aNewCompany(): Person {
  const person = aNewPerson();
  const base = `${person.document.slice(0, 9)}`.replace(/^\d\d/, 'RB') + '001';
  return {
    ...person,
    name: `Padaria ${surname(person.document.slice(0, 9))} Ltda.`,
    email: person.email.replace('marina', 'padaria'),
    document: withCheckDigits(base, isValidCnpj),
  };
}

/** A different surname for each number: 'T' and one letter for each digit. */
function surname(digits: string): string {
  return `T${[...digits].map((digit) => 'aeioubcdfg'[Number(digit)]).join('')}`;
}
