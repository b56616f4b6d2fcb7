/**
 * Whose password a form without its own field for it asks: read by password managers, and
 * shown to nobody. They keep a password without it under no name, or under another one.
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
