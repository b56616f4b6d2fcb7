import { memberKmPath, memberPaymentsPath } from '@site/api-contract/site-paths';

const PAGES: Readonly<Record<string, (id: string) => string>> = {
  '#contrato-km': memberKmPath,
  '#contrato-vencimento': memberPaymentsPath,
  '#contrato-parcelas': memberPaymentsPath,
  '#contrato-extrato': memberPaymentsPath,
};

/**
 * The new address of a part of the contract that is on another tab; mails and bookmarks
 * may have the old one. Null for a part of the contract's own tab.
 */
export function pathOfPart(id: string, hash: string): string | null {
  const pathOf = PAGES[hash];
  return pathOf ? `${pathOf(id)}${hash}` : null;
}
