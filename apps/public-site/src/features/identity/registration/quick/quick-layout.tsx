import { type RefObject, useRef } from 'react';
import { Outlet, useOutletContext } from 'react-router-dom';
import { useReturnUrl } from '../../../../shared/browser-value';
import { leadsToCheckout, SigningRoad } from '../../../../shared/signing-road';
import { OUR_CAR, PlanSummary } from './plan-summary';
import '../registration.css';

type TypedSignIn = { email: string; password: string };

/**
 * Layout of both screens of the quick registration. It holds the typed password in memory
 * only, so that a confirmed e-mail signs in at once; leaving or reloading the page
 * forgets it.
 */
export function QuickLayout() {
  const typed = useRef<TypedSignIn | null>(null);
  return <Outlet context={typed} />;
}

/** The picture beside both screens: the chosen car, or else one of ours. */
export function QuickCar() {
  const forCar = leadsToCheckout(useReturnUrl());
  return forCar ? <PlanSummary instead={OUR_CAR} /> : OUR_CAR;
}

/**
 * The progress bar; creating the account and confirming its e-mail are one step of it.
 */
export function QuickRoad() {
  return <SigningRoad current="conta" forCar={leadsToCheckout(useReturnUrl())} />;
}

export function useTypedSignIn(): RefObject<TypedSignIn | null> {
  return useOutletContext<RefObject<TypedSignIn | null>>();
}
