type Out = { isTTY?: boolean; write(text: string): unknown };
export function demoProgress(out: Out): {
  begin(): void;
  show(progress: { made: number; of: number }): void;
};
