/** Texts of a section of pictures, including its title and purpose. */
export type PhotoWords = {
  title: string;
  why: string;
  alt: (number: number) => string;
};

/** A picture that was not taken, and the sentence that says why. */
export type RefusedFile = { name: string; why: string };

export const photosCopy = {
  add: 'Enviar foto',
  pending: 'Enviando...',
  none: 'Nenhuma foto ainda.',
  /** A damage names its photo so. */
  numbered: (number: number) => `Foto ${number}`,
  /**
   * `Não enviadas: IMG_2.jpg, IMG_5.jpg. Envie um arquivo de imagem.`; where they were
   * refused for different reasons, each has its own behind its name.
   */
  notSent: (refused: readonly RefusedFile[]) => {
    const names = refused.map(({ name }) => name).join(', ');
    const [why, ...others] = new Set(refused.map((one) => one.why));
    return others.length === 0
      ? `Não enviadas: ${names}. ${why}`
      : `Não enviadas. ${refused.map((one) => `${one.name}: ${one.why}`).join(' ')}`;
  },
  remove: (number: number) => `Apagar a foto ${number}`,
  failed: 'Não conseguimos enviar a foto. Tente de novo em instantes.',
  notRemoved: 'Não conseguimos apagar a foto. Tente de novo em instantes.',
} as const;
