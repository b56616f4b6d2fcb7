export {
  Palette,
  type PaletteGroup,
  type PalettePlace,
  type PaletteProps,
} from './palette';
