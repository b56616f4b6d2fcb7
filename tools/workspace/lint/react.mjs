/** Oxlint with the rules of React; files or folders follow. */
export const REACT_RULES = [
  'node_modules/oxlint/bin/oxlint',
  '--config=tools/workspace/lint/react.oxlintrc.json',
];
