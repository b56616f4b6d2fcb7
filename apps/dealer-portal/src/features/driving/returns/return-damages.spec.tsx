import { screen, waitFor, within } from '@testing-library/react';
import {
  addDamage,
  deleteDamage,
  downloadHomePhoto,
  dropHomeDamage,
  IDEMPOTENCY_HEADER,
  noteWearDamage,
  sendReturnPin,
} from '@site/api-contract';
import { UUID } from '@site/api-contract/uuid';
import { portalForSpecs } from '@site/shell/testing';
import { A_UUID, answer, guardConsole, neverAnswer } from '@site/testing';
import { routes } from '../../../app/routes';
import { forStaff, opening, OTHER, photographed } from './testing/returns-for-staff';

guardConsole();

const { open } = portalForSpecs('dealer-portal', routes);
const openOne = (...of: Parameters<typeof opening>) => open(...opening(...of));

describe('damages of a return', () => {
  it('notes a damage with its quote, and removes it', async () => {
    const damage = {
      id: A_UUID,
      label: 'Amassado na porta',
      quote: 1250.5,
      isInsured: true,
      cost: 1250.5,
    };
    const { user, transport } = openOne(
      forStaff({ damages: [damage] }),
      answer(addDamage, forStaff({ damages: [damage] })),
      answer(deleteDamage, forStaff()),
    );
    await user.type(await screen.findByLabelText('O que é'), 'Amassado na porta');
    await user.type(screen.getByLabelText('Orçamento'), '1250,50');
    await user.click(screen.getByRole('button', { name: 'Anotar dano' }));
    await waitFor(() =>
      expect(transport.requestsOf(addDamage)[0]?.body).toEqual({
        label: 'Amassado na porta',
        quote: 1250.5,
        isInsured: true,
      }),
    );
    const [sent] = transport.requestsOf(addDamage);
    expect(sent?.headers.get(IDEMPOTENCY_HEADER)).toMatch(UUID);
    await user.click(
      screen.getByRole('button', { name: 'Apagar o dano Amassado na porta' }),
    );
    await waitFor(() => expect(transport.requestsOf(deleteDamage)).toHaveLength(1));
  });

  it('shows no errors at the emptied fields after a damage was recorded', async () => {
    const { user, transport } = openOne(
      photographed(),
      answer(addDamage, photographed()),
      answer(sendReturnPin, { ok: true }),
    );
    await user.type(await screen.findByLabelText('O que é'), 'Amassado na porta');
    await user.type(screen.getByLabelText('Orçamento'), '1250,50');
    const note = screen.getByRole('button', { name: 'Anotar dano' });
    await user.click(note);
    await waitFor(() => expect(transport.requestsOf(addDamage)).toHaveLength(1));
    await waitFor(() => expect(document.activeElement).toBe(note));
    await user.type(screen.getByLabelText('Km no painel'), '13512');
    await user.click(screen.getByRole('button', { name: 'Enviar código ao cliente' }));
    await screen.findByText(/^Código enviado ao e-mail do cliente/);
    expect(screen.queryByText('Informe o valor do orçamento.')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Orçamento').value).toBe('');
  });

  describe('of a contract with a wear table', () => {
    const PHOTO = { id: OTHER, takenAt: '2027-11-25T12:00:00.000Z' };
    const wear = { version: '1', carClass: 'medio', addOns: [] } as const;
    const tabled = forStaff({ photos: [PHOTO], wear: { ...wear, addOns: [] } });

    it('asks for a photo before a damage is noted', async () => {
      openOne(forStaff({ wear: { ...wear, addOns: [] } }));
      await screen.findByText('Para anotar um dano, envie antes uma foto que o mostre.');
    });

    it('names the photo of a damage by its number, and says when it is gone', async () => {
      const noted = { isInsured: false, quote: 340, cost: 340 };
      openOne({
        ...tabled,
        damages: [
          { ...noted, id: OTHER, label: 'Roda raspada', photoId: OTHER },
          { ...noted, id: A_UUID, label: 'Farol trincado', photoId: A_UUID },
        ],
      });
      const list = await screen.findByRole('region', { name: 'Danos' });
      within(list).getByText('Foto 1', { selector: 'small' });
      within(list).getByText('A foto não está mais aqui');
    });

    it('says what the customer pays of each damage and of all, as the mail does', async () => {
      const insured = { isInsured: true, label: 'Roda raspada (2)', quantity: 2 };
      openOne({
        ...tabled,
        damages: [
          { ...insured, id: OTHER, quote: 680, cost: 250.1 },
          { isInsured: false, id: A_UUID, label: 'Chave', quote: 340.2, cost: 340.2 },
        ],
      });
      const list = await screen.findByRole('region', { name: 'Danos' });
      expect(
        within(list)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent?.replace(/\s/g, ' ')),
      ).toEqual([
        'Roda raspada (2)Entra na franquia do seguro: R$ 250,10 para o clienteOrçamento das 2 unidades, somadasR$ 680,00',
        'ChaveFora do seguro: R$ 340,20 para o clienteR$ 340,20',
      ]);
      within(list).getByText('R$ 1.020,20 de orçamento, R$ 590,30 para o cliente');
    });

    it.each([
      ['flex', false],
      ['eletrico', true],
    ] as const)(
      'of a car that runs on %s offers the charging cable: %s',
      async (fuel, has) => {
        openOne(forStaff({ photos: [PHOTO], wear: { ...wear, fuel, addOns: [] } }));
        const damage = within(await screen.findByLabelText('Dano da tabela'));
        expect(damage.queryByRole('option', { name: /^Cabo de recarga/ }) !== null).toBe(
          has,
        );
      },
    );

    it('takes damages of the table alone, with number, photo and a quote within it', async () => {
      const { user, transport } = openOne(tabled, answer(noteWearDamage, tabled));
      await user.selectOptions(
        await screen.findByLabelText('Dano da tabela'),
        'roda-raspada',
      );
      screen.getByText('Sem custo: Raspão de até 5 cm na borda');
      await user.clear(screen.getByLabelText('Quantos'));
      await user.type(screen.getByLabelText('Quantos'), '2');
      await screen.findByText(
        'No máximo R$ 680,00, pela tabela, para as 2 unidades somadas',
      );
      await user.type(screen.getByLabelText('Orçamento'), '680,01');
      await user.selectOptions(screen.getByLabelText('Foto que mostra o dano'), 'Foto 1');
      const note = screen.getByRole('button', { name: 'Anotar dano' });
      await user.click(note);
      await screen.findByText(
        'A tabela do contrato cobra no máximo R$ 680,00 por este dano.',
      );
      expect(transport.requestsOf(noteWearDamage)).toEqual([]);
      await user.clear(screen.getByLabelText('Orçamento'));
      await user.type(screen.getByLabelText('Orçamento'), '680');
      await user.click(note);
      await waitFor(() =>
        expect(transport.requestsOf(noteWearDamage)[0]?.body).toEqual({
          ...{ row: 'roda-raspada', quantity: 2, quote: 680, photo: OTHER },
        }),
      );
      expect(screen.queryByLabelText('O que é')).toBeNull();
    });
  });

  describe('with an estimate of the customer', () => {
    const PHOTO = { id: OTHER, takenAt: '2027-11-25T12:00:00.000Z' };
    const damage = {
      ...{ row: 'roda-raspada', label: 'Roda raspada', quantity: 1 },
      ...{ price: 340, cost: 340 },
    };
    const estimated = forStaff({
      wear: { version: '1', carClass: 'medio', fuel: 'flex', addOns: [] },
      photos: [PHOTO],
      homePhotos: [{ id: A_UUID, takenAt: '2027-11-24T12:00:00.000Z', damage }],
    });
    const openEstimate = (...answers: ReturnType<typeof answer>[]) =>
      openOne(estimated, neverAnswer(downloadHomePhoto), ...answers);

    it('confirms it with a photo, and corrects it only with a reason', async () => {
      const { user, transport } = openEstimate(answer(noteWearDamage, estimated));
      await user.click(await screen.findByRole('button', { name: 'Conferir este dano' }));
      await user.selectOptions(screen.getByLabelText('Foto que mostra o dano'), 'Foto 1');
      expect(screen.queryByLabelText('Por que mudou a estimativa')).toBeNull();
      await user.clear(screen.getByLabelText('Quantos'));
      await user.type(screen.getByLabelText('Quantos'), '2');
      await user.type(
        screen.getByLabelText('Por que mudou a estimativa'),
        'São duas rodas, veja a foto.',
      );
      await user.click(screen.getByRole('button', { name: 'Anotar dano' }));
      await waitFor(() =>
        expect(transport.requestsOf(noteWearDamage)[0]?.body).toEqual({
          ...{ row: 'roda-raspada', quantity: 2, quote: 340, photo: OTHER },
          ...{ homePhoto: A_UUID, reason: 'São duas rodas, veja a foto.' },
        }),
      );
    });

    it('charges nothing for it, with a reason', async () => {
      const { user, transport } = openEstimate(answer(dropHomeDamage, estimated));
      await user.type(
        await screen.findByLabelText('Por que não cobra'),
        'O raspão tem 4 cm.',
      );
      await user.click(screen.getByRole('button', { name: 'Não cobrar' }));
      await waitFor(() =>
        expect(transport.requestsOf(dropHomeDamage)[0]?.body).toEqual({
          reason: 'O raspão tem 4 cm.',
        }),
      );
    });
  });
});
