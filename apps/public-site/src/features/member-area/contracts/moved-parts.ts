import { memberKmPath, memberPaymentsPath } from '@site/api-contract/site-paths';

const PAGES: Readonly<Record<string, (id: string) => string>> = {
  '#contrato-km': memberKmPath,
  '#contrato-vencimento': memberPaymentsPath,
  '#contrato-parcelas': memberPaymentsPath,
  '#contrato-extrato': memberPaymentsPath,
};

/**
 * Where the part of a contract stands that an address names, when it is on another tab;
 * mails and bookmarks have such addresses. Null for a part of the contract's own tab.
 */
export function pathOfPart(id: string, hash: string): string | null {
  const pathOf = PAGES[hash];
  return pathOf ? `${pathOf(id)}${hash}` : null;
}
