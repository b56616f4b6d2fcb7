import { screen } from '@testing-library/react';
import { checkDocument } from '@site/api-contract';
import { type Answer, answer } from '@site/testing';
import { BASE, open } from './open-registration';

export const EMAIL = 'ana@example.com';
export const PASSWORD = 'um ipê no quintal';
const NOBODY = answer(checkDocument, { exists: false });

/**
 * Opens the quick registration and returns `fill`, which fills in the form for a document
 * and sends it.
 */
export async function openQuick(answers: Answer[] = [], path = `${BASE}/rapido`) {
  const view = open(path, [NOBODY, ...answers]);
  await screen.findByRole('heading', { name: 'Crie sua conta' });
  const { user } = view;
  const fill = async (document: string, name: string) => {
    await user.type(screen.getByLabelText('CPF ou CNPJ'), document);
    await user.type(screen.getByLabelText(/^(Nome Completo|Razão Social)$/), name);
    await user.type(screen.getByLabelText(/^E-mail/), EMAIL);
    await user.type(screen.getByLabelText('Repita o e-mail'), EMAIL);
    await user.type(screen.getByLabelText(/^Celular/), '41998765432');
    await user.type(screen.getByLabelText('Senha'), PASSWORD);
    await user.type(screen.getByLabelText('Repita a senha'), PASSWORD);
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Criar conta' }));
  };
  return { ...view, fill };
}
