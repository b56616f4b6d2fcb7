import { formatDistance } from '@site/api-contract/brazil';

const stores = (count: number) => (count === 1 ? '1 loja' : `${count} lojas`);
const km = (distance: number) => `a ${formatDistance(distance)}`;

/**
 * States in words. The Federal District is not one: '7 estados e no Distrito Federal'.
 */
function statesNamed(ufs: readonly string[]): string {
  const count = ufs.filter((uf) => uf !== 'DF').length;
  const states = count === 1 ? '1 estado' : `${count} estados`;
  if (count === ufs.length) return states;
  return count === 0 ? 'Brasília' : `${states} e no Distrito Federal`;
}

export const storesCopy = {
  stores,
  failed:
    'A lista de lojas não carregou. Ligue para a central: ela diz qual é a mais perto de você.',
  nearTitle: 'A mais perto de você',
  cepHelp: 'Só para medir a distância. Não guardamos.',
  go: 'Procurar',
  unknownCep: 'Não encontramos esse CEP. Confira os números ou escolha o estado.',
  unreachable:
    'Não conseguimos procurar agora. Tente de novo em instantes ou escolha o estado.',
  notLocated: 'Não conseguimos ver onde você está. Informe o CEP.',
  states: 'Lojas por estado',
  allStates: 'Todos',
  inState: (count: number, state: string) => `${stores(count)} em ${state}.`,
  inAll: (count: number, ufs: readonly string[]) =>
    `${stores(count)} em ${statesNamed(ufs)}.`,
  none: (state: string) => `Ainda não há loja em ${state}.`,
  noneText: 'Procure a mais perto pelo CEP ou veja todas.',
  showAll: 'Ver todas as lojas',
  nearest: (place: string) => `Lojas perto de ${place}`,
  nearestHere: 'Lojas perto de você',
  nearestFound: (name: string, distance: number) =>
    `A mais perto é a ${name}, ${km(distance)}.`,
  distance: km,
  route: 'Como chegar',
  routeOf: (name: string) => ` à ${name}, abre o mapa em outra página`,
  phoneOf: (name: string) => `Ligar para a ${name}: `,
  hours: 'Horário das lojas',
} as const;
