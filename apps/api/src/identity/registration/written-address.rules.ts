import { findStateById, formatCep } from '@site/api-contract/brazil';
import { type Registration } from './registration.repository';

/** `Rua A, 10, apto 2, Centro, Curitiba, PR, CEP 80020-310`; null when there is none. */
export function writtenAddress(saved: Registration): string | null {
  const { street, number, complement, neighborhood, city, stateId, cep } = saved;
  if (!street) return null;
  const uf = stateId === null ? null : findStateById(stateId)?.uf;
  return [
    street,
    number,
    complement,
    neighborhood,
    city,
    uf,
    cep && `CEP ${formatCep(cep)}`,
  ]
    .filter(Boolean)
    .join(', ');
}
