/** Texts of a section of pictures, including its title and purpose. */
export type PhotoWords = {
  title: string;
  why: string;
  alt: (number: number) => string;
};

export const photosCopy = {
  add: 'Enviar foto',
  pending: 'Enviando...',
  none: 'Nenhuma foto ainda.',
  remove: (number: number) => `Apagar a foto ${number}`,
  failed: 'Não conseguimos enviar a foto. Tente de novo em instantes.',
  notRemoved: 'Não conseguimos apagar a foto. Tente de novo em instantes.',
} as const;
