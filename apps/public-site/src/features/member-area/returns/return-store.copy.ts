import { type CarReturn } from '@site/api-contract';

/** Visible texts about the dealership to which a car is returned. */
export const returnStoreCopy = {
  at: ({ name, city }: CarReturn['dealership']) =>
    `O carro volta à loja ${name}, em ${city}.`,
  change: 'Levar a outra loja',
  label: 'Loja da devolução',
  full: 'Essa loja não tem horário livre até o último dia. Escolha outra loja.',
} as const;
