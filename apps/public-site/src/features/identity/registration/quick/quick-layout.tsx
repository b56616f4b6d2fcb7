import { type RefObject, useRef } from 'react';
import { Outlet, useOutletContext } from 'react-router-dom';
import { Stage } from '@site/ui';
import { useReturnUrl } from '../../../../shared/browser-value';
import { leadsToCheckout, SigningRoad } from '../../../../shared/signing-road';
import { PlanSummary } from './plan-summary';
import '../registration.css';

type TypedSignIn = { email: string; password: string };

/**
 * Both screens of the quick registration. What was typed stays in this component's memory
 * and nowhere else, so that a confirmed e-mail can sign in at once; leaving or reloading
 * forgets it.
 */
export function QuickLayout() {
  const typed = useRef<TypedSignIn | null>(null);
  return <Outlet context={typed} />;
}

/** Beside both screens: the car that is waiting to be signed for, else one of ours. */
export function QuickCar() {
  const forCar = leadsToCheckout(useReturnUrl());
  const ours = <Stage model="lume" paint="branco-nuvem" size="hero" />;
  return forCar ? <PlanSummary instead={ours} /> : ours;
}

/** Creating the account and confirming its e-mail are one step of the road. */
export function QuickRoad() {
  return <SigningRoad current="conta" forCar={leadsToCheckout(useReturnUrl())} />;
}

export function useTypedSignIn(): RefObject<TypedSignIn | null> {
  return useOutletContext<RefObject<TypedSignIn | null>>();
}
