// Rims of versions that have others than the picture of their model, by model and by the
// end of the version's slug. Radius in centimeters; the styles are in render/wheels.mjs.
export const rims = {
  lira: { trilha: { rim: 23, style: 'split5', dark: true } },
  aroeira: { premiere: { rim: 28.6, style: 'blade', caliper: '#b3321e' } },
  cerrado: { chapada: { rim: 27.2, style: 'seven', dark: true } },
};
