/** Why a form was not sent, said at once by screen readers; nothing while it is empty. */
export function FormProblem({ children }: { children: string }) {
  return children === '' ? null : (
    <p className="notice notice--err" role="alert">
      {children}
    </p>
  );
}
