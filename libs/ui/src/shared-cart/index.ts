export { CartHistory } from './cart-history';
export { ShareableLink, type ShareableLinkProps } from './shareable-link';
export { useWhileVisible } from './use-while-visible';
