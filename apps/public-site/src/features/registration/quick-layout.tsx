import { type RefObject, useRef } from 'react';
import { Outlet, useOutletContext } from 'react-router-dom';
import './registration.css';

type TypedSignIn = { email: string; password: string };

/**
 * Both screens of the quick registration. What was typed stays in this component's memory and nowhere else, so that a
 * confirmed e-mail can sign in at once; leaving or reloading forgets it.
 */
export function QuickLayout() {
  const typed = useRef<TypedSignIn | null>(null);
  return <Outlet context={typed} />;
}

export function useTypedSignIn(): RefObject<TypedSignIn | null> {
  return useOutletContext<RefObject<TypedSignIn | null>>();
}
