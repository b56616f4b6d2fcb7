import { type CarGallery } from '@site/ui';

/** The views of the large car. */
export const CAR_GALLERY = {
  label: 'Vistas do carro',
  views: [
    { view: 'front', name: 'Frente' },
    { view: 'rear', name: 'Traseira' },
    { view: 'side', name: 'Lateral' },
  ],
} satisfies CarGallery;

/** Texts around the large car, alike for customers and sellers. */
export const carViewCopy = {
  engine: 'Motor',
  gearbox: 'Câmbio',
  simulation: 'Simulação',
  deductible: 'Franquia',
  lockedUntil: 'Preço garantido até',
  queuePrice: 'Preço',
  queuePriceDay: 'o do dia da sua vez',
  lockedDays: '7 dias no carrinho',
  included: 'Incluso',
  notIncluded: 'Não incluso',
};
