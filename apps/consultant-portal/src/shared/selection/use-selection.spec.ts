import { act, renderHook } from '@testing-library/react';
import { useSelection } from './use-selection';

it('a row that left the list is no longer selected when it comes back', () => {
  const { result, rerender } = renderHook((rowIds: string[]) => useSelection(rowIds), {
    initialProps: ['ana', 'bruno'],
  });
  act(() => result.current.toggle('ana'));
  act(() => result.current.toggle('bruno'));
  rerender(['ana']);
  expect(result.current.ids).toEqual(['ana']);
  rerender(['ana', 'bruno']);
  expect(result.current.ids).toEqual(['ana']);
});
