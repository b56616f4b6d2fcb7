import { screen } from '@testing-library/react';
import {
  getContractDraft,
  getContractDraftPdf,
  sendSignature,
  sendSignaturePin,
} from '@site/api-contract';
import { registrationStepPath } from '@site/api-contract/site-paths';
import { answer, guardConsole, refuse } from '@site/testing';
import { aContractDraft } from '../../../testing/contract-draft';
import { openContract, pdf, pinField } from './testing/open-contract';

guardConsole();

describe('the page of a contract of a company', () => {
  it('names who signs for it, and signs by the partner who is chosen', async () => {
    const names = ['Paulo Massa', 'Lúcia Massa'];
    const draftOf = (signer: number) =>
      aContractDraft({
        lead: `Proposta P-2611-0487, para assinar em 22/11/2026, por ${names[signer - 1]}, CPF 000.000.001-91, pela empresa contratante Massa Ltda.`,
        textHash: String(signer).repeat(64),
        signers: names.map((name, index) => ({
          position: index + 1,
          name,
          email: `socio${index + 1}@massa.test`,
        })),
        signer,
      });
    const view = openContract({
      answers: [
        answer(getContractDraft, ({ query }) => draftOf(Number(query?.signer ?? 1))),
        answer(getContractDraftPdf, pdf),
      ],
    });
    await screen.findByText(
      /por Paulo Massa, CPF .* pela empresa contratante Massa Ltda\. As datas abaixo/,
    );
    screen.getByText(
      /^Um sócio só assina, sozinho, e a empresa fica obrigada ao contrato inteiro\. Os outros sócios não assinam aqui\. Se o contrato social pede duas assinaturas, fale com a gente antes: este contrato não colhe a segunda\.$/,
    );
    await view.user.selectOptions(
      await screen.findByRole('combobox', { name: 'Quem assina pela empresa' }),
      'Lúcia Massa',
    );
    await screen.findByText(/por Lúcia Massa, CPF .* pela empresa contratante/);
    await view.user.click(screen.getByRole('button', { name: 'Baixar em PDF' }));
    expect(view.transport.requestsOf(getContractDraftPdf)[0]?.query).toEqual({
      signer: '2',
    });
    await screen.findByText(
      'A assinatura usa um código de 6 números, que vai com o contrato em PDF para socio2@massa.test, o e-mail de Lúcia Massa no cadastro.',
    );
    expect(screen.queryByRole('textbox')).toBeNull();
    await view.user.click(screen.getByRole('button', { name: 'Enviar o código' }));
    await screen.findByText(/Peça o código a Lúcia Massa\.$/);
    await view.user.click(screen.getByRole('button', { name: 'Enviar outro código' }));
    expect(view.transport.requestsOf(sendSignaturePin).map(({ body }) => body)).toEqual([
      { signer: 2 },
      { signer: 2 },
    ]);
    await view.user.type(pinField(), '123456');
    await view.user.click(screen.getByRole('button', { name: 'Assinar contrato' }));
    await screen.findByRole('heading', { name: 'Contrato C-2611-0001 assinado' });
    expect(view.transport.requestsOf(sendSignature)[0]?.body).toEqual({
      pin: '123456',
      revision: 2,
      textHash: '2'.repeat(64),
      signer: 2,
    });
  });

  it('names the partners who can not sign yet, and links to the page that corrects it', async () => {
    openContract({
      answers: [
        answer(
          getContractDraft,
          aContractDraft({
            signers: [{ position: 1, name: 'Paulo Massa', email: 'paulo@massa.test' }],
            signer: 1,
            waiting: [
              { name: 'Rosa Massa', why: 'unexamined' },
              { name: 'Davi Massa', why: 'unexamined' },
              { name: 'Lúcia Massa', why: 'no-email' },
            ],
          }),
        ),
      ],
    });
    await screen.findByText(
      'Ainda não pode assinar: Rosa Massa e Davi Massa. Os dados entraram ou mudaram no cadastro depois da aprovação. A análise confere e avisa você por e-mail.',
    );
    screen.getByText(
      'Ainda não pode assinar: Lúcia Massa. Falta o e-mail no cadastro, para onde vai o código.',
    );
    const link = screen.getByRole('link', { name: 'Ver os sócios no cadastro' });
    expect(link.getAttribute('href')).toBe(registrationStepPath('PJ', 'socios'));
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('is replaced by the next steps when no checked partner is left', async () => {
    const message = 'Os sócios da empresa mudaram depois da aprovação.';
    openContract({
      answers: [
        refuse(getContractDraft, 409, { message, reason: 'partners-unexamined' }),
      ],
    });
    await screen.findByRole('heading', {
      level: 1,
      name: 'Quem assina ainda precisa de conferência',
    });
    screen.getByText(message);
    screen.getByRole('link', { name: 'Ver os sócios no cadastro' });
    expect(screen.queryByRole('button', { name: 'Enviar o código' })).toBeNull();
  });

  it('is read again when its partners changed before the code or the signature', async () => {
    const message = 'A análise ainda não conferiu os dados de Paulo Massa.';
    const isLate = { now: false };
    const view = openContract({
      answers: [
        answer(getContractDraft, () =>
          aContractDraft({
            signers: [
              isLate.now
                ? { position: 2, name: 'Lúcia Massa', email: 'lucia@massa.test' }
                : { position: 1, name: 'Paulo Massa', email: 'paulo@massa.test' },
            ],
            signer: isLate.now ? 2 : 1,
          }),
        ),
        refuse(sendSignaturePin, 409, { message, reason: 'partners-unexamined' }),
      ],
    });
    const send = await screen.findByRole('button', { name: 'Enviar o código' });
    isLate.now = true;
    await view.user.click(send);
    await screen.findByText(/o e-mail de Lúcia Massa no cadastro\.$/);
  });
});
