/**
 * Names the account in a form with only a password: password managers read the hidden
 * name. Without it they would store the password under no name, or another one.
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
