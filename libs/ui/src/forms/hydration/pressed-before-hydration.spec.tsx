import { act, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { guardConsole } from '@site/testing';
import { usePressedBeforeHydration } from './pressed-before-hydration';

guardConsole();

type Choice = { term: number; glass: boolean; tires: boolean };

function Choices({ onChoose }: { onChoose: (choice: Choice) => void }) {
  const part = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState({ term: 36, glass: false, tires: true });
  usePressedBeforeHydration(part);
  const change = (changed: Partial<Choice>) => {
    const next = { ...choice, ...changed };
    setChoice(next);
    onChoose(next);
  };
  return (
    <div ref={part}>
      {[36, 48].map((term) => (
        <label key={term}>
          <input
            type="radio"
            name="term"
            checked={choice.term === term}
            onChange={() => change({ term })}
          />
          {term} meses
        </label>
      ))}
      {(['glass', 'tires'] as const).map((addOn) => (
        <label key={addOn}>
          <input
            type="checkbox"
            checked={choice[addOn]}
            onChange={() => change({ [addOn]: !choice[addOn] })}
          />
          {addOn}
        </label>
      ))}
    </div>
  );
}

async function hydrate(press: () => void) {
  const onChoose = jest.fn();
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(<Choices onChoose={onChoose} />);
  press();
  await act(async () => void hydrateRoot(container, <Choices onChoose={onChoose} />));
  return onChoose;
}

const control = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

it('what was chosen before React arrived counts, each after the other', async () => {
  const onChoose = await hydrate(() => {
    control('48 meses').click();
    control('glass').click();
    control('tires').click();
  });
  await waitFor(() =>
    expect(onChoose).toHaveBeenLastCalledWith({ term: 48, glass: true, tires: false }),
  );
  expect(['36 meses', '48 meses', 'glass', 'tires'].map((name) => control(name).checked)) // as it is counted
    .toEqual([false, true, true, false]);
});

it('nothing is pressed where nothing was chosen', async () => {
  const onChoose = await hydrate(() => undefined);
  await act(() => new Promise((done) => setTimeout(done, 20)));
  expect(onChoose).not.toHaveBeenCalled();
});
