import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { guardConsole } from '@site/testing';
import { deferred, hydrateFirst, loadDeferred } from './deferred';

guardConsole();

type AskProps = { greeting: string; onAsk: (text: string) => void };

function Ask({ greeting, onAsk }: AskProps) {
  const [asked, setAsked] = useState(false);
  return (
    <form aria-label="Pergunta">
      <p>{greeting}</p>
      <input name="question" aria-label="Dúvida" />
      <button type="button" onClick={() => (setAsked(true), onAsk(greeting))}>
        {asked ? 'Enviada' : 'Enviar'}
      </button>
    </form>
  );
}

/**
 * A screen with a deferred part, as the server rendered it and as a browser begins with
 * it.
 */
async function open(onAsk: AskProps['onAsk']) {
  const OnServer = deferred(async () => Ask as ComponentType<AskProps>);
  await loadDeferred();
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(<Screen Part={OnServer} onAsk={onAsk} />);
  const field = screen.getByLabelText<HTMLInputElement>('Dúvida');
  let arrive: (part: ComponentType<AskProps>) => void = () => undefined;
  const Part = deferred(
    () => new Promise<ComponentType<AskProps>>((resolve) => (arrive = resolve)),
  );
  await act(
    async () => void hydrateRoot(container, <Screen Part={Part} onAsk={onAsk} />),
  );
  return { field, arrive: () => act(async () => arrive(Ask)) };
}

function Screen({
  Part,
  onAsk,
}: {
  Part: ComponentType<AskProps>;
  onAsk: AskProps['onAsk'];
}) {
  const [name, setName] = useState('');
  return (
    <>
      <button type="button" onClick={() => setName('Ana')}>
        Entrar
      </button>
      <Part
        greeting={name === '' ? 'Olá!' : `Olá, ${name}!`}
        onAsk={(text) => onAsk(text)}
      />
    </>
  );
}

describe('a later part of a screen', () => {
  it('is whole in the HTML of the server', async () => {
    const Part = deferred(async () => Ask as ComponentType<AskProps>);
    await loadDeferred();
    expect(renderToString(<Part greeting="Olá!" onAsk={jest.fn()} />)).toContain(
      '<p>Olá!</p>',
    );
  });

  it('keeps the elements of the server and what was typed in them until its code comes, whatever the screen does meanwhile', async () => {
    const onAsk = jest.fn();
    const { field, arrive } = await open(onAsk);
    fireEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    field.value = 'Quanto custa?';
    screen.getByText('Olá!');
    await arrive();
    expect(screen.getByLabelText('Dúvida')).toBe(field);
    expect(field.value).toBe('Quanto custa?');
    screen.getByText('Olá, Ana!');
    fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(onAsk).toHaveBeenCalledWith('Olá, Ana!');
    screen.getByRole('button', { name: 'Enviada' });
  });

  it('is fetched once the page is alive and the browser has nothing to do', async () => {
    const load = jest.fn(async () => Ask as ComponentType<AskProps>);
    deferred(load);
    await hydrateFirst(async () => expect(load).not.toHaveBeenCalled());
    expect(load).not.toHaveBeenCalled();
    await waitFor(() => expect(load).toHaveBeenCalled());
  });
});
