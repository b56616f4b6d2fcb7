/**
 * Names the account in a form that asks for its password alone: password managers read
 * the name, and nobody sees it. Without it they keep a password under no name, or under
 * another one.
 */
export function UsernameField({ value }: { value: string }) {
  return (
    <input
      className="vh"
      type="text"
      autoComplete="username"
      value={value}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
