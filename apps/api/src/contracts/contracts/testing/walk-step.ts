import type * as fc from 'fast-check';
import { checkWorld } from './walk-invariants';
import { type World } from './walk-world';

/** The facts of a walk are in the world; fast-check needs a model of its own. */
export type Model = { steps: number };
export type Step = fc.AsyncCommand<Model, World>;

/** A step of a walk: it is done, successfully or not, and then all facts are checked. */
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

/** Skips the step for a customer without a contract. */
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
