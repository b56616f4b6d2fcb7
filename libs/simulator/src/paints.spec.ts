import fc from 'fast-check';
import {
  deliveryOf,
  modelsOf,
  NO_CHOICE,
  offersOf,
  paintBeforehand,
  paintInPicture,
  resolveChoice,
  TERMS,
} from '@site/api-contract/pricing';
import { aCar, aVersion, CLASSES } from '@site/testing';

const paints = fc.uniqueArray(
  fc.record({
    slug: fc.constantFrom('branco', 'prata', 'cinza', 'preto', 'azul', 'vermelho'),
    name: fc.constant('Cor'),
    monthly: fc.constantFrom(0, 29, 39),
  }),
  { minLength: 1, selector: ({ slug }) => slug },
);

describe('the paint chosen beforehand', () => {
  it('costs nothing where a free one is, and is in stock where a free one is', () => {
    fc.assert(
      fc.property(
        paints,
        fc.subarray(['branco', 'prata', 'cinza', 'preto', 'azul', 'vermelho']),
        fc.constantFrom('branco', 'azul'),
        (colours, inStock, defaultPaint) => {
          const chosen = paintBeforehand({ colours, defaultPaint }, { inStock });
          const least = Math.min(...colours.map(({ monthly }) => monthly));
          const cheapest = colours.filter(({ monthly }) => monthly === least);
          expect(cheapest).toContain(chosen);
          if (cheapest.some(({ slug }) => inStock.includes(slug)))
            expect(inStock).toContain(chosen?.slug);
          else if (cheapest.some(({ slug }) => slug === defaultPaint))
            expect(chosen?.slug).toBe(defaultPaint);
        },
      ),
    );
  });

  it('is that of the card and of the screen behind it, at one price and one day', () => {
    for (const term of TERMS)
      for (const offer of offersOf(CLASSES, term, 1000)) {
        const choice = resolveChoice(CLASSES, {
          ...NO_CHOICE,
          version: offer.version.slug,
          term,
        });
        expect(choice?.paint).toEqual(offer.paint);
        expect(choice && deliveryOf(choice)).toEqual(deliveryOf(offer));
      }
  });
});

describe('the paint in the picture', () => {
  const white = { slug: 'branco-nuvem', name: 'Branco Nuvem', monthly: 0 };
  const blue = { slug: 'azul-fiorde', name: 'Azul Fiorde', monthly: 39 };

  it('is the signature paint while that is sold, else that of the price', () => {
    const known = { signaturePaint: 'azul-fiorde' };
    expect(paintInPicture({ ...known, colours: [white, blue] }, white)).toBe(blue);
    expect(paintInPicture({ ...known, colours: [white] }, white)).toBe(white);
    expect(paintInPicture({ colours: [white, blue] }, white)).toBe(white);
  });
});

describe('cars wanted from stock', () => {
  const red = { slug: 'vermelho-ipe', name: 'Vermelho Ipê', monthly: 39 };
  const classes = [
    {
      slug: 'hatch' as const,
      name: 'Hatch',
      vehicleModels: [
        aCar({
          colours: [{ slug: 'branco-nuvem', name: 'Branco Nuvem', monthly: 0 }, red],
          versions: [aVersion({ inStock: ['vermelho-ipe'] })],
        }),
        aCar({ modelSlug: 'lume', versions: [aVersion({ inStock: [] })] }),
      ],
    },
  ];

  it('are offered in the paint that is there, at the price of it', () => {
    const offers = offersOf(classes, 36, 1000, { inStock: true });
    expect(offers).toMatchObject([{ paint: red, monthly: 2549 + 39 }]);
    expect(offers.map((offer) => deliveryOf(offer).kind)).toEqual(['stock']);
  });

  it('are pictured in the paint that is there, whatever paint the model is known by', () => {
    const car = aCar({ signaturePaint: 'azul-fiorde' });
    const offered = (inStock: boolean) =>
      offersOf(
        [
          {
            slug: 'suv',
            name: 'SUV',
            vehicleModels: [
              {
                ...car,
                colours: [...car.colours, red],
                versions: [aVersion({ inStock: ['vermelho-ipe'] })],
              },
            ],
          },
        ],
        36,
        1000,
        { inStock },
      ).map(({ paint, pictured }) => [paint.slug, pictured.slug]);
    expect(offered(true)).toEqual([['vermelho-ipe', 'vermelho-ipe']]);
    expect(offered(false)).toEqual([['branco-nuvem', 'azul-fiorde']]);
  });

  it('leave the usual offer as it is: free, to order', () => {
    const [offer] = offersOf(classes, 36, 1000);
    expect(offer).toMatchObject({ paint: { slug: 'branco-nuvem' }, monthly: 2549 });
    expect(offer && deliveryOf(offer).kind).toBe('order');
    expect(modelsOf(classes)).toHaveLength(2);
  });
});
