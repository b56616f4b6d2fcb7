export { CartHistory } from './cart-history';
export { useWhileVisible } from './use-while-visible';
