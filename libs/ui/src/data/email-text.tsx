/**
 * An e-mail address that a short line breaks before its last `@`, and not within a word. A
 * text without one stays as it is.
 */
export function EmailText({ children }: { children: string }) {
  const at = children.lastIndexOf('@');
  if (at < 0) return children;
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  );
}
