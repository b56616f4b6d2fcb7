import { getLoggedUser, getRegistration, listSimulations, type LoggedUser, type RegistrationDraft } from '@site/contracts';
import { aUser, aViewer, answer, type Answer } from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { amongOthers, siteScene } from '../../../testing/site-scene';
import { registrationRoutes } from '../registration.routes';

export const BASE = '/cadastro-de-carro-por-assinatura-mensal';
export const EMPTY: RegistrationDraft = { personalData: null, companyData: null, partners: null, address: null };

export function open(path: string, answers: Answer[], { signedIn = false, remembered = {} } = {}) {
  const scene = siteScene(remembered);
  const view = renderRoute(amongOthers(registrationRoutes), path, { wire: scene.wire, answers, ...(signedIn && { viewer: aViewer('customer') }) });
  return { ...view, ...scene };
}

/** A step of the registration of somebody who is signed in. */
export function openSteps(path: string, draft: Partial<RegistrationDraft>, answers: Answer[] = [], changes: Partial<LoggedUser> = {}) {
  const user = aUser({ registrationFinished: false, ...changes });
  return open(path, [answer(getLoggedUser, user), answer(getRegistration, { ...EMPTY, ...draft }), answer(listSimulations, []), ...answers], { signedIn: true });
}
