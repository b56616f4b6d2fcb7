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
  /** A damage names its photo so. */
  numbered: (number: number) => `Foto ${number}`,
  /** `Não enviadas: IMG_2.jpg, IMG_5.jpg. Envie um arquivo de imagem.` */
  notSent: (names: readonly string[], why: string) =>
    `Não enviadas: ${names.join(', ')}. ${why}`,
  remove: (number: number) => `Apagar a foto ${number}`,
  failed: 'Não conseguimos enviar a foto. Tente de novo em instantes.',
  notRemoved: 'Não conseguimos apagar a foto. Tente de novo em instantes.',
} as const;
