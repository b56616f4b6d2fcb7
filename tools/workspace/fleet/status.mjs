import { isAlone } from './state.mjs';

/** Name of the process that tries a release of an app before any other one is touched. */
export const rehearsalOf = (app) => `${app}@rehearsal`;

/** Lines about each process of a fleet, and about a roll that has not ended. */
export async function statusOf(plan, { processes, state, hasFront }) {
  const { apps, processes: known, roll, lastRoll } = state;
  const lines = await Promise.all(
    plan.processes.map(async (one) => {
      const { release = 'never started', phase = 'in' } = known[one.name] ?? {};
      const served = processes.pidOf(one.name) ? await processes.look(one) : null;
      const how = !served ? 'away' : served.isReady ? 'ready' : 'not ready';
      return `${one.name}  ${release}  ${how}${phase === 'in' ? '' : `, out of the proxy (${phase})`}`;
    }),
  );
  for (const name of plan.appNames.map(rehearsalOf).filter(processes.pidOf))
    lines.push(
      isAlone(plan.folder)
        ? `${name}  left by a command that was killed: the next \`roll\`, \`back\` or \`stop\` ends it`
        : `${name}  tries a release for the command that works now`,
    );
  lines.push(`proxy  ${hasFront ? `http://${plan.listen[0]}` : 'away'}`);
  for (const [app, { history }] of Object.entries(apps))
    if (history.length > 1) lines.push(`back ${app} leads to ${history.at(-2)}`);
  if (roll)
    lines.push(
      `The ${roll.kind === 'back' ? 'way back' : 'roll'} of ${roll.app} from ${roll.from} to ${roll.to} has not ended: \`roll ${roll.app}\` goes on, \`back ${roll.app}\` goes back.`,
    );
  else if (lastRoll) lines.push(lastRoll);
  return lines;
}
