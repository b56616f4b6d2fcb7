import { type DemoLife } from './demo-life';
import { DRIVEN_LIVES } from './driven-lives.data';
import { SALE_LIVES } from './sale-lives.data';

/** One life or more for each state in which a proposal stays, the oldest first. */
export const DEMO_LIVES: readonly DemoLife[] = [...DRIVEN_LIVES, ...SALE_LIVES];
