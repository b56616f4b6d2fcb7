import { decodeCursor, encodeCursor } from './paging';

describe('a cursor', () => {
  it('comes back as it went', () => {
    const position = {
      at: new Date('2026-11-23T15:00:00.123Z'),
      id: '0f6b8d3a-7a55-4d0c-9c43-3f8a2f0f9d11',
    };
    expect(decodeCursor(encodeCursor(position))).toEqual(position);
  });
  it.each([
    'abc',
    Buffer.from('1.x').toString('base64url'),
    Buffer.from('99999999999999999.0').toString('base64url'),
  ])('that reads %p is refused', (text) => {
    expect(() => decodeCursor(text)).toThrow('Cursor inválido.');
  });
});
