import { fireEvent } from '@testing-library/react';
import { LATE_SCRIPTS_ID } from '@site/shell/late-styles';
import { takeEntered } from '@site/ui/entered-forms';

it('a form is sent later for whose sending somebody pressed Enter before React came', async () => {
  document.body.innerHTML = `<template id="${LATE_SCRIPTS_ID}"></template>
    <form aria-label="Entre"><input /></form><form aria-label="Busca"><input /></form>`;
  await import('./start');
  const [signIn, search] = document.forms;
  if (!signIn?.[0] || !search) throw new Error('There is no form');
  fireEvent.keyDown(signIn[0], { key: 'Enter' });
  expect(takeEntered(signIn)).toBe(true);
  expect(takeEntered(search)).toBe(false);
});
