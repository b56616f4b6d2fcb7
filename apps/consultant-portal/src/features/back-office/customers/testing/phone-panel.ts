import { screen, within } from '@testing-library/react';
import {
  getCustomer,
  getPhoneCall,
  type PhoneCall,
  type PhoneContract,
} from '@site/api-contract';
import { memoryStorage } from '@site/auth';
import { type portalForSpecs } from '@site/shell/testing';
import { answer } from '@site/testing';
import { file, ID, PAGE, viewer } from './a-customer';

const CONTRACT = 'c0ffee02-5d47-4a6e-9b0f-1c2d3e4f5a61';
export const UNKNOWN: PhoneCall = {
  endsAt: null,
  facts: ['document', 'birthdate', 'cep'],
  contracts: [],
};
export const AROEIRA: PhoneContract = {
  id: CONTRACT,
  number: 'C-2606-0001',
  versionName: 'Aroeira Evolução',
  plate: 'BRA2E19',
  kinds: ['assistencia', 'revisao', 'outro'],
  odometer: { onDay: '2026-11-01', km: 4100 },
  appointment: null,
  copies: [],
};
export const KNOWN: PhoneCall = {
  ...UNKNOWN,
  endsAt: '2026-11-23T15:30:00.000Z',
  contracts: [AROEIRA],
};
/** The customer and the contract of the call. */
export const params = { id: ID, contractId: CONTRACT };

type Open = ReturnType<typeof portalForSpecs>['open'];
type Answers = NonNullable<Parameters<Open>[1]>['answers'];

/** Opens the panel of a customer's page in which the call is answered. */
export const panelBy =
  (open: Open) =>
  async (call: PhoneCall | (() => PhoneCall), answers: Answers = []) => {
    const view = open(PAGE, {
      viewer,
      tab: memoryStorage(),
      answers: [answer(getCustomer, file), answer(getPhoneCall, call), ...answers],
    });
    await view.user.click(
      await screen.findByRole('button', { name: 'Cliente na linha' }),
    );
    const region = within(
      await screen.findByRole('region', { name: 'Cliente na linha' }),
    );
    return { ...view, region };
  };
