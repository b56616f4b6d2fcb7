import { type Font } from 'fontkit';

type Place = {
  /** Where the line ends and stands, in the units of the drawing around it. */
  right: number;
  baseline: number;
  /** Height of the letters' em in the same units. */
  size: number;
  color: string;
};

/**
 * A line of text as SVG paths, set in a font of ours: a renderer of SVG knows only the
 * fonts of its machine.
 */
export function textAsPaths(
  font: Font,
  text: string,
  { right, baseline, size, color }: Place,
): string {
  const { glyphs, positions, advanceWidth } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let x = 0;
  const letters = glyphs.map(({ path }, index) => {
    const letter = `<path transform="translate(${x})" d="${path.toSVG()}"/>`;
    x += positions[index]?.xAdvance ?? 0;
    return letter;
  });
  const left = right - advanceWidth * scale;
  return `<g fill="${color}" transform="translate(${left} ${baseline}) scale(${scale} ${-scale})">${letters.join('')}</g>`;
}
