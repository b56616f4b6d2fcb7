import { DEFAULT_CONDITIONS } from './conditions';
import {
  readConditions,
  readPlace,
  whereLeftOpen,
  writeConditions,
  writePlace,
} from './conditions-url';

const place = {
  city: 'Campinas',
  state: 'SP',
  latitude: -22.91,
  longitude: -47.06,
};

describe('conditions in the URL', () => {
  it('are São Paulo, PF, 36 months and 1000 km when the URL says nothing, and then leave the URL empty', () => {
    const search = new URLSearchParams();
    expect(readConditions(search)).toEqual(DEFAULT_CONDITIONS);
    writeConditions(search, DEFAULT_CONDITIONS);
    expect(search.toString()).toBe('');
  });

  it('come back as they were written', () => {
    const conditions = { place, clientType: 2, term: 48, km: 3000 } as const;
    const search = new URLSearchParams();
    writeConditions(search, conditions);
    expect(search.get('lugar')).toBe('Campinas,SP,-22.91,-47.06');
    expect(readConditions(search)).toEqual(conditions);
    expect(readPlace(writePlace(place))).toEqual(place);
  });

  it('place nobody more exactly than about a kilometer, whatever a link says', () => {
    expect(readPlace('Campinas,SP,-22.9056123,-47.0608456')).toEqual(place);
  });

  it('go on being named where the URL names them', () => {
    const search = new URLSearchParams('tipo=pj&prazo=48');
    writeConditions(search, DEFAULT_CONDITIONS);
    expect(search.toString()).toBe('tipo=pf&prazo=36');
  });

  it.each([
    ['', { place, clientType: 2 }],
    ['prazo=48', { place, clientType: 2 }],
    ['tipo=pf', { place }],
    ['lugar=Santos,SP,-23.96,-46.33', {}],
    ['lugar=Santos,SP,-23.96,-46.33&tipo=pf', {}],
  ])('of %p leave the rest to what is remembered', (query, open) => {
    const search = new URLSearchParams(query);
    expect(whereLeftOpen(search, { place, clientType: 2 })).toEqual(open);
    expect(whereLeftOpen(search, null)).toEqual({});
  });

  it.each([
    [null, 1],
    ['', 1],
    ['pf', 1],
    ['Pessoa Física', 1],
    ['pessoa física', 1],
    ['pj', 2],
    ['PJ', 2],
    ['Pessoa Jurídica', 2],
    ['empresa', 2],
  ])("%p in a link is client type %i: 'física' is a person (spec §4)", (text, type) => {
    const search = new URLSearchParams(text === null ? {} : { tipo: text });
    expect(readConditions(search).clientType).toBe(type);
  });

  it.each([
    '',
    'Campinas',
    'Campinas,sp,1,2',
    'Campinas,SP,abc,2',
    'Campinas,SP,91,0',
    ',SP,1,2',
  ])('a place written as %p is no place', (text) => {
    expect(readPlace(text)).toBeNull();
  });

  it.each([
    ['prazo', '30'],
    ['prazo', 'abc'],
    ['km', '2500'],
    ['km', '-1'],
  ])('%s=%s is not sold, so the usual one stands', (name, value) => {
    expect(readConditions(new URLSearchParams({ [name]: value }))).toEqual(
      DEFAULT_CONDITIONS,
    );
  });
});
