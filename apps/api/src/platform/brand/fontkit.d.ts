/** The part of fontkit that we use; it comes without types. */
declare module 'fontkit' {
  /** A line of letters; advances are in units of the font. */
  type Line = {
    glyphs: { path: { toSVG(): string } }[];
    positions: { xAdvance: number }[];
    advanceWidth: number;
  };

  /** An opened font, which reads its tables when they are first needed, and keeps them. */
  export type Font = {
    /** All letters that it can draw, as code points. */
    characterSet: number[];
    glyphForCodePoint(codePoint: number): { id: number };
    layout(text: string): Line;
    /** Units in the height of the letters' em. */
    unitsPerEm: number;
  };
  /** Opens the bytes of a TrueType file. */
  export function create(file: Uint8Array): Font;
}

declare namespace PDFKit.Mixins {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- merging into the types of pdfkit needs an interface
  interface PDFFont {
    /** Takes an opened font too, which the types of pdfkit do not say. */
    registerFont(
      name: string,
      font: { layout(text: string): unknown },
      family?: string,
    ): this;
  }
}
