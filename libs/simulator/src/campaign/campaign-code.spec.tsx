import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Quote } from '@site/api-contract';
import { aBasket, aQuote, aSimulation, guardConsole } from '@site/testing';
import { CampaignCode } from './campaign-code';
import { type CampaignFormProps } from './campaign-code-form';

guardConsole();

const benefit: NonNullable<Quote['benefit']> = {
  code: 'VERAO26',
  monthlyOff: 150,
  months: 6,
  km: 0,
  models: [],
  clientType: 0,
  minTerm: 0,
  endsOn: '2026-12-31',
};
const withQuote = (changes: Partial<Quote>) => ({
  ...aSimulation(),
  basket: aBasket({ quote: aQuote(changes) }),
});

/** A form that says nothing of a refusal, as the skin's does at its field. */
function AForm({ onUse }: CampaignFormProps) {
  return (
    <button type="button" onClick={() => void onUse('OUTRO').catch(() => undefined)}>
      Usar OUTRO
    </button>
  );
}

it('says no more that a code was taken off once another one is refused', async () => {
  const user = userEvent.setup();
  const set = jest.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce('refused');
  const rest = { have: 'Tenho um código', set, isSaving: false, Form: AForm };
  const view = render(<CampaignCode item={withQuote({ benefit })} {...rest} />);
  await user.click(screen.getByRole('button', { name: /^Tirar o código/ }));
  await screen.findByText('Código tirado desta simulação.');
  view.rerender(<CampaignCode item={withQuote({})} {...rest} />);
  await user.click(screen.getByText('Tenho um código'));
  await user.click(await screen.findByRole('button', { name: 'Usar OUTRO' }));
  expect(set).toHaveBeenLastCalledWith('OUTRO');
  expect(screen.queryByText('Código tirado desta simulação.')).toBeNull();
});

it('says no more that the campaign is there once a later choice has lost it', async () => {
  const user = userEvent.setup();
  const set = jest.fn().mockResolvedValue(undefined);
  const rest = { have: 'Tenho um código', set, isSaving: false, Form: AForm };
  const view = render(<CampaignCode item={withQuote({})} {...rest} />);
  await user.click(screen.getByText('Tenho um código'));
  await user.click(await screen.findByRole('button', { name: 'Usar OUTRO' }));
  view.rerender(<CampaignCode item={withQuote({ benefit })} {...rest} />);
  await screen.findByText('A campanha está nesta simulação.');
  view.rerender(<CampaignCode item={withQuote({})} {...rest} />);
  expect(screen.queryByText('A campanha está nesta simulação.')).toBeNull();
  view.rerender(<CampaignCode item={withQuote({ benefit })} {...rest} />);
  expect(screen.queryByText('A campanha está nesta simulação.')).toBeNull();
});
