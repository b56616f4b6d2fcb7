import { screen, waitFor } from '@testing-library/react';
import {
  getContractDraft,
  getContractDraftPdf,
  sendSignature,
  sendSignaturePin,
} from '@site/contracts';
import { answer, guardConsole, refuse } from '@site/testing';
import { aContractDraft } from '../../testing/contract-draft';
import { descriptionOf, openContract, pdf, pinField } from './testing/open-contract';

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
          email: index === 0 ? 'paulo@massa.test' : null,
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
    await view.user.selectOptions(
      await screen.findByRole('combobox', { name: 'Quem assina pela empresa' }),
      'Lúcia Massa',
    );
    await screen.findByText(/por Lúcia Massa, CPF .* pela empresa contratante/);
    await view.user.click(screen.getByRole('button', { name: 'Baixar em PDF' }));
    expect(view.transport.requestsOf(getContractDraftPdf)[0]?.query).toEqual({
      signer: '2',
    });
    await screen.findByText(/vai para o e-mail de quem assina: Lúcia Massa\.$/);
    const address = await screen.findByLabelText<HTMLInputElement>(
      'E-mail de Lúcia Massa',
    );
    expect(address.value).toBe('');
    const send = screen.getByRole('button', { name: 'Enviar o código' });
    await view.user.click(send);
    await screen.findAllByText('Informe um e-mail válido.');
    await view.user.type(address, 'lucia@massa.test');
    await view.user.click(send);
    await screen.findByText(/Peça o código a Lúcia Massa\.$/);
    await view.user.click(screen.getByRole('button', { name: 'Enviar outro código' }));
    expect(view.transport.requestsOf(sendSignaturePin).map(({ body }) => body)).toEqual([
      { signer: 2, email: 'lucia@massa.test' },
      { signer: 2, email: 'lucia@massa.test' },
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

  it('sends the code where it is known, and says at the field why not there', async () => {
    const message = 'Este é o e-mail de Lúcia Massa. Use um que só Paulo Massa leia.';
    const view = openContract({
      answers: [
        answer(
          getContractDraft,
          aContractDraft({
            signers: [{ position: 1, name: 'Paulo Massa', email: 'paulo@massa.test' }],
            signer: 1,
          }),
        ),
        refuse(sendSignaturePin, 400, { fields: [{ key: 'Email', message }] }),
      ],
    });
    const address = await screen.findByLabelText<HTMLInputElement>(
      'E-mail de Paulo Massa',
    );
    expect(address.value).toBe('paulo@massa.test');
    await view.user.click(screen.getByRole('button', { name: 'Enviar o código' }));
    await waitFor(() => expect(descriptionOf(address)).toContain(message));
    expect(screen.queryByLabelText('Código do e-mail')).toBeNull();
  });
});
