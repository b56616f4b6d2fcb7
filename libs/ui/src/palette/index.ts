export { Palette, type PaletteGroup, type PalettePlace } from './palette';
