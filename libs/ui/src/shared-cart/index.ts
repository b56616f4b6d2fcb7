export { CartHistory, type CartHistoryProps } from './cart-history';
export { useWhileVisible } from './use-while-visible';
