export const carouselCopy = {
  role: 'carrossel',
  slideRole: 'slide',
  pause: 'Pausar',
  play: 'Continuar',
  goTo: (index: number, count: number) => `Ir para o destaque ${index + 1} de ${count}`,
  slide: (index: number, count: number) => `${index + 1} de ${count}`,
} as const;
