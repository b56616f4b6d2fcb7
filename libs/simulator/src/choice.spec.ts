import { estimateQuote, resolveChoice } from '@site/api-contract/pricing';
import { aBasket, CLASSES } from '@site/testing';
import { sameChoice, storedChoiceOf } from './choice';
import { readConfigure } from './url/choice-url';

describe('a choice in the catalogue', () => {
  const state = (query: string) => readConfigure(new URLSearchParams(query));

  it('is estimated to the centavo: Aroeira in Azul Fiorde with Vidros e pneus', () => {
    const choice = resolveChoice(
      CLASSES,
      state('modelo=aroeira&cor=azul-fiorde&opcionais=vidros-e-pneus'),
    );
    if (!choice) throw new Error('The Aroeira is in the catalogue');
    const figures = estimateQuote(choice);
    expect(figures.monthly).toBe(2637);
    expect(figures.contractTotal).toBe(94_932);
    expect(figures.exitCosts[17]).toBe(9493.2);
    expect(figures.lines.map(({ label }) => label)).toEqual([
      'Uso do carro',
      'IPVA e licenciamento',
      'Seguro',
      'Revisões e assistência',
      '1.000 km por mês',
      'Azul Fiorde',
      'Vidros e pneus',
    ]);
  });

  it('falls back to what exists: an unknown version, color and add-on', () => {
    const choice = resolveChoice(
      CLASSES,
      state('modelo=aroeira&versao=nada&cor=rosa&opcionais=asas'),
    );
    expect(choice).toMatchObject({
      version: { slug: 'aroeira-evolucao' },
      paint: { slug: 'branco-nuvem' },
      addOns: [],
    });
  });

  it('finds the model by its version, and nothing for a car that is not sold here', () => {
    expect(resolveChoice(CLASSES, state('versao=aroeira-premiere'))?.model.name).toBe(
      'Aroeira',
    );
    expect(resolveChoice(CLASSES, state('modelo=mascate'))).toBeNull();
  });

  it('offers the largest package that an electric car has', () => {
    expect(resolveChoice(CLASSES, state('modelo=lume&km=3000'))?.km).toBe(2000);
  });
});

describe('two choices', () => {
  const names = { pelicula: 'Película', vidros: 'Vidros' };
  const stored = (...addOns: (keyof typeof names)[]) =>
    storedChoiceOf(
      aBasket({ addOns: addOns.map((slug) => ({ slug, name: names[slug] })) }),
    );

  it('are the same in whatever order add-ons were chosen', () => {
    expect(sameChoice(stored('pelicula', 'vidros'), stored('vidros', 'pelicula'))).toBe(
      true,
    );
  });

  it.each([
    ['add-on', stored('pelicula')],
    ['term', { ...stored(), term: 12 as const }],
    ['km package', { ...stored(), km: 3000 as const }],
    ['dealership', { ...stored(), dealershipId: '999' }],
    ['color', { ...stored(), paint: 'rosa' }],
  ])('differ by another %s', (_part, other) => {
    expect(sameChoice(stored(), other)).toBe(false);
  });
});
