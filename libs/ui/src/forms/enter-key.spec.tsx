import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { CheckboxField, Form, TextAreaField, TextField, useZodForm } from './index';

const anything = z.object({ name: z.unknown(), text: z.unknown() });

function Ask({ longer = false }) {
  const form = useZodForm(anything);
  return (
    <Form form={form} onSubmit={() => undefined}>
      <TextField name="name" label="Nome" />
      {longer ? (
        <TextAreaField name="text" label="Mensagem" />
      ) : (
        <TextField name="text" label="Assunto" />
      )}
      <CheckboxField name="yes" label="Aceito" />
      <button type="submit">Enviar</button>
    </Form>
  );
}

const hintOf = async (label: string) => {
  const field = screen.getByLabelText(label);
  await userEvent.setup().click(field);
  return field.getAttribute('enterkeyhint');
};

describe('the Enter key of a phone', () => {
  it('sends the form from its last text field, even with boxes to tick below it', async () => {
    render(<Ask />);
    expect(await hintOf('Assunto')).toBe('send');
    expect(await hintOf('Nome')).toBeNull();
  });

  it('sends from no field of a form with a text area, where it makes a new line', async () => {
    render(<Ask longer />);
    expect(await hintOf('Nome')).toBeNull();
    expect(await hintOf('Mensagem')).toBeNull();
  });
});
