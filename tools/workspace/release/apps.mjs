import { sourceOf } from '../built.mjs';
import { APPS } from '../process/apps.mjs';

/** The apps that are released, each with a version of its own, and their folders. */
export const RELEASED = Object.fromEntries(
  [...APPS, 'gateway'].map((app) => [app, sourceOf(app)]),
);
