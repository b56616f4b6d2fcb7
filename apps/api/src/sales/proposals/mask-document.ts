import { formatCnpj, formatCpf } from '@site/api-contract/brazil';

/** A document as dealers and sellers see it: `•••.982.247-••`, `••.M0P.J01/0001-••`. */
export function maskDocument(document: string): string {
  return document.length === 11
    ? formatCpf(document).replace(/^\d{3}|\d{2}$/g, hide)
    : formatCnpj(document).replace(/^..|..$/g, hide);
}

const hide = (part: string) => '•'.repeat(part.length);
