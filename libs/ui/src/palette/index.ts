export { Palette, type PaletteEntry, type PaletteGroup } from './palette';
