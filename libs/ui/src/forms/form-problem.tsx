/** Why a form was not sent, announced by screen readers; empty without a reason. */
export function FormProblem({ children }: { children: string }) {
  return children === '' ? null : (
    <p className="notice notice--err" role="alert">
      {children}
    </p>
  );
}
