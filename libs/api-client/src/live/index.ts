// Loaded once a page is alive: what keeps it current.
export { LOST } from './hear-changes';
export { type Live, type LivePorts, stayCurrent } from './stay-current';
