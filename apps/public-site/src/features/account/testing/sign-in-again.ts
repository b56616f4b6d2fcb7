import { screen, within } from '@testing-library/react';
import { type ViewerKind } from '@site/contracts';
import { aToken, aUser, aViewer, claimsFor } from '@site/testing';
import { type renderRoute } from '@site/testing/screen';

export const OVER = 'Sua sessão expirou, faça login novamente para continuar!';
export const ana = aUser({ registrationFinished: false });
export const sessionOf = (kind: ViewerKind, user = ana) => ({
  token: aToken(claimsFor(aViewer(kind, { id: user.id }))),
  user,
});

/** The dialog that asks to sign in over a form. */
export const signInDialog = async () =>
  within(
    await screen.findByRole(
      'dialog',
      { name: 'Entre de novo para continuar' },
      { timeout: 15_000 },
    ),
  );

export async function typePassword({
  user,
  dialog,
}: Pick<ReturnType<typeof renderRoute>, 'user'> & {
  dialog: Awaited<ReturnType<typeof signInDialog>>;
}) {
  await user.type(await dialog.findByLabelText('Senha'), 'Ipe-Amarelo-2026');
  await user.click(dialog.getByRole('button', { name: 'Entrar' }));
}
