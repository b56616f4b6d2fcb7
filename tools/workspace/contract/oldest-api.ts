import { compare } from './compare';
import { type WholeCall, type WireContract, wireContractOf } from './wire-contract';

type Given = {
  /** The program of an app as it was built. */
  code: string;
  calls: readonly WholeCall[];
  /** The contract that was kept with the last release of the API. */
  last: WireContract;
  versions: {
    /** The API of this repository. */
    today: string;
    /** The oldest one that the app could live with before. */
    before: string;
  };
};

/**
 * The oldest version of the API that an app can live with: the one it could live with
 * before, unless it makes a call, sends a field or counts on an answer that the last
 * release of the API does not know.
 */
export function oldestApi({ code, calls, last, versions }: Given): string {
  const { bindsNewCallers } = compare(last, wireContractOf(callsIn(code, calls)));
  return bindsNewCallers.length > 0 ? versions.today : versions.before;
}

/** The calls whose method and path stand side by side in a program, as `call()` has them. */
export function callsIn(code: string, calls: readonly WholeCall[]): WholeCall[] {
  const found = new Set(
    [...code.matchAll(/["'`](GET|POST|PUT|DELETE)["'`],\s*["'`]([\w\-/:.]+)["'`]/g)].map(
      ([, method, path]) => `${method} ${path}`,
    ),
  );
  return calls.filter(({ method, path }) => found.has(`${method} ${path}`));
}
