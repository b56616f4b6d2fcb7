export { CartHistory } from './cart-history';
export { ShareableLink } from './shareable-link';
export { useWhileVisible } from './use-while-visible';
