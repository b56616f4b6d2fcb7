export type Phase = 'in' | 'out' | 'stopped' | 'started' | 'ready' | 'tried';
export type RolledProcess = { name: string; phase: Phase; release: string };
export type Roll = {
  from: string;
  to: string;
  prepare: string[];
  prepared: string[];
  failed?: { process: string | null; reason: string; again?: string };
};
export type RollState = { roll: Roll; processes: RolledProcess[] };
export type Act = { act: string; process?: string; goal?: string };

export declare function preparationsOf(kind: 'roll' | 'back', app: string): string[];
export declare function historyAfter(
  history: string[],
  roll: { kind: 'roll' | 'back'; to: string },
): string[];
export declare function nextAct(state: RollState): Act | null;
export declare function afterAct(state: RollState, act: Act, problem?: string): RollState;
export declare function outcomeOf(state: RollState): 'done' | 'nothing' | 'half';
