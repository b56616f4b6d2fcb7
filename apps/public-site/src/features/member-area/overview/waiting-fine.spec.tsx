import { within } from '@testing-library/react';
import { aContractSummary, guardConsole } from '@site/testing';
import { nextBand, openArea } from '../testing/open-area';

guardConsole();

describe('a traffic fine that waits for the customer', () => {
  it.each([
    [
      false,
      'Chegou uma multa de R$ 130,16. Quem dirigia? Responda até 31/12/2026.',
      'Dizer quem dirigia',
    ],
    [
      true,
      'Você disse quem dirigia. Falta a folha assinada: envie até 31/12/2026.',
      'Enviar a indicação',
    ],
  ])(
    'names the fine that waits for its customer (named: %s)',
    async (isNamed, ...said) => {
      const [text, act] = said;
      const waitingFine = { answerUntil: '2026-12-31', amount: 130.16, isNamed };
      const later = { label: 'Km', open: 350, dueDate: '2027-01-11', late: false };
      const contract = aContractSummary({ waitingFine, dueBefore: [later] });
      openArea({ contracts: [contract] });
      const band = within(await nextBand());
      band.getByText(text);
      expect(band.getByRole('link', { name: act }).getAttribute('href')).toBe(
        `/area-logada/contratos/${contract.id}/multas`,
      );
    },
  );

  it('names a fine without its amount where the API does not say it yet', async () => {
    const waitingFine = { answerUntil: '2026-12-31', isNamed: false };
    openArea({ contracts: [aContractSummary({ waitingFine })] });
    const text = 'Chegou uma multa. Quem dirigia? Responda até 31/12/2026.';
    within(await nextBand()).getByText(text);
  });
});
