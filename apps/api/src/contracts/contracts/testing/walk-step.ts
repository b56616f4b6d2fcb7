import type * as fc from 'fast-check';
import { checkWorld } from './walk-invariants';
import { type World } from './walk-world';

/** Bookkeeping of the walk is the world's own. */
export type Model = { steps: number };
export type Step = fc.AsyncCommand<Model, World>;

/** A step of a walk: done, survived or not, and then everything is looked at. */
export function step(name: string, work: (world: World) => Promise<unknown>): Step {
  return {
    check: () => true,
    run: async (model, world) => {
      model.steps += 1;
      await world.survives(() => work(world));
      await checkWorld(world);
    },
    toString: () => name,
  };
}

/** Nothing happens to a customer who has not signed. */
export function ofContract(
  name: string,
  who: number,
  work: (world: World, id: string) => Promise<unknown>,
): Step {
  return step(`${name} of customer ${who}`, async (world) => {
    const id = await world.contractOf(who);
    if (id) await work(world, id);
  });
}
