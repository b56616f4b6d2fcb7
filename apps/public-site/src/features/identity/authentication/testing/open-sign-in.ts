import { screen } from '@testing-library/react';
import { type Session } from '@site/api-contract';
import { type Answer, aToken, aUserFor, aViewer, claimsFor } from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { amongOthers, siteScene } from '../../../../testing/site-scene';
import { accountRoutes } from '../account.routes';

export const EMAIL = 'ana@example.com';

/** The session after a sign-in of this kind of viewer. */
export function sessionOf(kind: Parameters<typeof aViewer>[0]): Session {
  const viewer = aViewer(kind);
  const user = aUserFor(viewer);
  if (!user) throw new Error('An anonymous viewer has no session');
  return { token: aToken(claimsFor(viewer)), user };
}

/** Opens a page of the account with the given values in the browser's storage. */
export async function openSignIn(
  answers: Answer[],
  { path = '/conta/login', remembered = {} } = {},
) {
  const scene = siteScene(remembered);
  const view = renderRoute(amongOthers(accountRoutes), path, {
    wire: scene.wire,
    answers,
  });
  await screen.findByRole('heading', { level: 1 });
  const submit = async (identifier = EMAIL, password = 'Ipe-Amarelo-2026') => {
    await view.user.type(screen.getByLabelText('E-mail, CPF ou CNPJ'), identifier);
    await view.user.type(screen.getByLabelText('Senha'), password);
    await view.user.click(screen.getByRole('button', { name: 'Entrar' }));
  };
  return { ...view, ...scene, submit };
}
