import { fireEvent, render, screen } from '@testing-library/react';
import { useStillList } from './use-still-list';

/** A list of which the row stands below the numbers, and lower once an item is open. */
function List({ id, isGone = false }: { id?: string; isGone?: boolean }) {
  const still = useStillList(id);
  return (
    <div {...still}>
      <button>Filtrar</button>
      <table>
        <tbody>
          {!isGone && (
            <tr data-selected={id}>
              <td>
                <a href="#ana">Ana</a> <b>R$ 2.549</b>
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

const page = document.documentElement;
/** The row is drawn at `top` in the window. */
const draw = (top: number) =>
  jest
    .spyOn(HTMLTableRowElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ top, height: 60 } as DOMRect);

function press(name: string) {
  draw(300);
  const view = render(<List />);
  page.scrollTop = 500;
  fireEvent.click(screen.getByText(name));
  draw(420);
  return view;
}

afterEach(() => {
  jest.restoreAllMocks();
  page.scrollTop = 0;
});

it('keeps the pressed row under the mouse when its item opens', () => {
  press('Ana').rerender(<List id="ana" />);
  expect(page.scrollTop).toBe(620);
});

it.each(['Filtrar', 'R$ 2.549'])('does not move the page after a press on %s', (name) => {
  press(name).rerender(<List id="ana" />);
  expect(page.scrollTop).toBe(500);
});

it('does not move the page when another item opens long after the press', () => {
  const view = press('Ana');
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + 1500);
  view.rerender(<List id="ana" />);
  expect(page.scrollTop).toBe(500);
});

it('does not move the page when the pressed row is gone', () => {
  press('Ana').rerender(<List id="ana" isGone />);
  expect(page.scrollTop).toBe(500);
});
