import { type ReactNode } from 'react';
import { Stage } from '@site/ui';
import '@site/ui/forms.css';
import './login.css';

/** A page of the sign-in: its form, and a car below it, on wide screens beside it. */
export function LoginPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap login">
      <title>{title}</title>
      <div className="login-box">{children}</div>
      <div className="login-view" aria-hidden="true">
        <Stage model="cerrado" paint="azul-fiorde" size="hero" />
      </div>
    </div>
  );
}
