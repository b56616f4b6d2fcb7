import { type CarReturn } from '@site/api-contract';
import { storeName } from '@site/api-contract/brazil';

/** Visible texts about the dealership to which a car is returned. */
export const returnStoreCopy = {
  at: (store: CarReturn['dealership']) => `O carro volta à loja ${storeName(store)}.`,
  change: 'Levar a outra loja',
  label: 'Loja da devolução',
  full: 'Essa loja não tem horário livre até o último dia. Escolha outra loja.',
} as const;
