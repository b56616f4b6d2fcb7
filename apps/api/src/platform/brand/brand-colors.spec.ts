import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLORS } from '@site/brand';
import { INK, INK_ON_DARK, LOGO_DOT, PAINT_COLORS, STAGES } from './brand-colors';

const TOKENS = readFileSync(
  join(__dirname, '../../../../../libs/ui/src/styles/tokens.css'),
  'utf8',
);

/** A token as a color, through the tokens that it names. */
function valueOf(name: string, css = TOKENS): string {
  const value =
    new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1] ??
    (COLORS as Readonly<Record<string, string>>)[name] ??
    '';
  const role = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return role ? valueOf(role) : value;
}

const stageOf = (model: string) =>
  new RegExp(`\\[data-model='${model}'\\] \\{([^}]*)\\}`).exec(TOKENS)?.[1];

describe('what the API draws has the colors of the site:', () => {
  it('its ink', () => {
    expect(INK).toEqual({
      text: valueOf('text'),
      soft: valueOf('text-soft'),
      line: valueOf('line'),
      paper: valueOf('surface'),
      ground: valueOf('surface-soft'),
      accent: valueOf('accent'),
    });
  });

  it('its ink on a dark ground', () => {
    expect(INK_ON_DARK).toEqual({
      soft: valueOf('text-on-dark-soft'),
      line: valueOf('line-on-dark'),
      paper: valueOf('surface-dark'),
      ground: valueOf('surface-darker'),
    });
  });

  it('the dots of its logo', () => {
    expect(LOGO_DOT).toBe(valueOf('terra-500'));
  });

  it('each paint', () => {
    expect(PAINT_COLORS).toEqual(
      Object.fromEntries(
        Object.keys(PAINT_COLORS).map((paint) => [paint, valueOf(`paint-${paint}`)]),
      ),
    );
  });

  it('sky and ground of each model', () => {
    expect(STAGES).toEqual(
      Object.fromEntries(
        Object.keys(STAGES).map((model) => {
          const stage = stageOf(model);
          return [model, [valueOf('sky', stage), valueOf('ground', stage)]];
        }),
      ),
    );
  });
});
