import { screen, waitFor, within } from '@testing-library/react';
import {
  type FormPageContent,
  sendCompanyContact,
  sendContact,
} from '@site/api-contract';
import { type Answer, answer, guardConsole, refuse, unreachable } from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { routes } from '../../../../app/routes';
import { cmsWith } from '../../../../testing/cms-pages';
import { siteScene } from '../../../../testing/site-scene';

guardConsole();

const content: FormPageContent = {
  title: 'Fale com uma pessoa',
  lead: 'Respondemos em até 1 dia útil.',
  next: {
    title: 'O que acontece depois',
    items: ['A confirmação chega ao seu e-mail.', 'Uma pessoa responde.'],
  },
  emails: [{ label: 'Atendimento', email: 'atendimento@rodar.test' }],
};
const received = {
  id: 'c0ffee00-0000-4000-8000-000000000001',
  protocol: 'C0FFEE00',
  answerBy: '2026-11-24',
};

function open(slug: string, ...answers: Answer[]) {
  const scene = siteScene();
  return {
    ...renderRoute(routes, `/institucional/${slug}`, {
      wire: scene.wire,
      answers: [cmsWith({ [slug]: content, duvidas: content }), ...answers],
    }),
    scene,
  };
}
type Opened = ReturnType<typeof open>;
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);

describe('institucional/contato', () => {
  async function fill({ user }: Opened) {
    await user.type(await screen.findByLabelText('Nome'), 'Bia Souza');
    await user.type(field('E-mail'), 'bia@exemplo.test');
    await user.selectOptions(field('Assunto'), 'Entrega ou devolução');
    await user.type(field('Mensagem'), 'Posso devolver em outra loja?');
  }

  it('gives phone, hours and address of CMS page 704 and the e-mails of its own page', async () => {
    open('contato');
    const ways = within(await screen.findByRole('complementary'));
    expect(ways.getByRole('link', { name: '0800 000 0000' }).getAttribute('href')).toBe(
      'tel:08000000000',
    );
    for (const text of [
      'Segunda a sexta, 08h às 20h',
      'Avenida das Araucárias, 2026Curitiba, PR',
      'atendimento@rodar.test',
    ])
      ways.getByText(text);
  });

  it('sends the message without the phone that was left empty, and says what happens next in place of the form', async () => {
    const opened = open('contato', answer(sendContact, received));
    await fill(opened);
    await opened.user.click(screen.getByRole('button', { name: 'Enviar mensagem' }));
    const done = await screen.findByRole('heading', { name: 'Mensagem recebida' });
    expect(document.activeElement).toBe(done);
    for (const text of [
      'C0FFEE00',
      'Mandamos a confirmação para bia@exemplo.test. Respondemos até 24/11/2026.',
      'Uma pessoa responde.',
    ])
      screen.getByText(text);
    expect(opened.location()).toBe('/institucional/contato');
    expect(opened.transport.requestsOf(sendContact)[0]?.body).toEqual({
      name: 'Bia Souza',
      email: 'bia@exemplo.test',
      subject: 'Entrega ou devolução',
      message: 'Posso devolver em outra loja?',
    });
    await opened.user.click(
      screen.getByRole('button', { name: 'Escrever outra mensagem' }),
    );
    expect(field('Nome').value).toBe('');
  });

  it('marks every field on an invalid submit, with its message, and sends nothing', async () => {
    const { user, transport } = open('contato');
    await screen.findByLabelText('Nome');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Enviar mensagem' })).toHaveProperty(
        'disabled',
        false,
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Enviar mensagem' }));
    for (const text of [
      'Informe um nome.',
      'Informe um e-mail válido.',
      'Escolha um assunto.',
      'Escreva a sua mensagem.',
    ]) {
      expect(await screen.findAllByText(text)).toHaveLength(2);
    }
    expect(transport.requestsOf(sendContact)).toEqual([]);
  });

  it.each([503, 500])(
    'keeps what was typed when the send fails with %i, and a popup alone says so',
    async (status) => {
      const opened = open(
        'contato',
        refuse(sendContact, status, { message: 'Tente em instantes.' }),
      );
      await fill(opened);
      await opened.user.click(screen.getByRole('button', { name: 'Enviar mensagem' }));
      await waitFor(() =>
        expect(opened.scene.popups).toMatchObject([
          { title: 'Erro!', text: 'Tente em instantes.' },
        ]),
      );
      expect(screen.queryByText('A mensagem não foi enviada.')).toBeNull();
      expect(field('Nome').value).toBe('Bia Souza');
      expect(field('Mensagem').value).toBe('Posso devolver em outra loja?');
    },
  );

  it('says in the form alone that nobody answered', async () => {
    const opened = open('contato', unreachable(sendContact));
    await fill(opened);
    await opened.user.click(screen.getByRole('button', { name: 'Enviar mensagem' }));
    await screen.findByText('A mensagem não foi enviada.');
    expect(field('Mensagem').value).toBe('Posso devolver em outra loja?');
    expect(opened.scene.popups).toEqual([]);
  });

  it('marks the field that the server names beside the popup', async () => {
    const fields = [{ key: 'Email', message: 'Informe um e-mail válido.' }];
    const opened = open(
      'contato',
      refuse(sendContact, 400, { message: 'Confira os campos.', fields }),
    );
    await fill(opened);
    await opened.user.click(screen.getByRole('button', { name: 'Enviar mensagem' }));
    await waitFor(() =>
      expect(field('E-mail').getAttribute('aria-invalid')).toBe('true'),
    );
    expect(opened.scene.popups).toMatchObject([
      {
        title: 'Erro nos campos:',
        items: [{ label: 'E-mail', text: 'Informe um e-mail válido.' }],
      },
    ]);
    expect(screen.queryByText('A mensagem não foi enviada.')).toBeNull();
  });
});

describe('institucional/para-empresas-formulario', () => {
  it('takes a CNPJ with letters and sends the company, its place and the number of cars', async () => {
    const { user, transport } = open(
      'para-empresas-formulario',
      answer(sendCompanyContact, received),
    );
    await user.type(await screen.findByLabelText('Razão Social'), 'Ipê Entregas Ltda.');
    await user.type(field('CNPJ'), '12abc34501de35');
    await user.type(field('Quantos carros'), '12');
    await user.type(field('Cidade'), 'São Paulo');
    await user.selectOptions(field('Estado'), 'SP');
    await user.type(field('Seu nome'), 'Caio Prado');
    await user.type(field('E-mail da empresa'), 'caio@ipe.test');
    await user.type(field('Telefone da empresa'), '1130000100');
    await user.click(screen.getByRole('button', { name: 'Pedir contato' }));
    await screen.findByRole('heading', { name: 'Pedido recebido' });
    expect(transport.requestsOf(sendCompanyContact)[0]?.body).toEqual({
      name: 'Ipê Entregas Ltda.',
      cnpj: '12ABC34501DE35',
      cars: 12,
      city: 'São Paulo',
      state: 'SP',
      contactName: 'Caio Prado',
      email: 'caio@ipe.test',
      phone: '1130000100',
    });
  });

  it('says at its field what is wrong with a CNPJ and with a number of cars', async () => {
    const { user } = open('para-empresas-formulario');
    await user.type(await screen.findByLabelText('CNPJ'), '12ABC34501DE36');
    await user.type(field('Quantos carros'), '0');
    await user.tab();
    await screen.findByText('Esse CNPJ não existe. Confira os números e as letras.');
    await screen.findByText('Informe quantos carros, de 1 a 9.999.');
  });
});
