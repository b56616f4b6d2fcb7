import { type DemoLife } from './demo-life';
import { DRIVEN_LIVES } from './driven-lives.data';
import { SALE_LIVES } from './sale-lives.data';

/** At least one life for each state in which a proposal stays, the oldest first. */
export const DEMO_LIVES: readonly DemoLife[] = [...DRIVEN_LIVES, ...SALE_LIVES];
