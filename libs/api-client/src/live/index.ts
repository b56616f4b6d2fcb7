// Loaded after hydration: keeps a page current.
export { LOST } from './hear-changes';
export { type Live, type LivePorts, stayCurrent } from './stay-current';
