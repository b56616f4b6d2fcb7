import { placeName } from '@site/api-contract/brazil';

export const entryCopy = {
  title: 'Onde você quer receber o carro?',
  lead: 'A mensalidade é a mesma em todos os lugares que atendemos. O que muda é a data da entrega e a loja mais perto.',
  cepHelp: 'Serve para achar a loja mais perto. Não guardamos o endereço.',
  go: 'Ver os preços',
  who: 'Para quem',
  keep: (place: { city: string; state: string }) => `Seguir com ${placeName(place)}`,
  unknownCep: 'Não encontramos esse CEP. Confira os números ou escolha uma cidade.',
  unreachable: 'Não conseguimos procurar agora. Tente de novo em instantes.',
  notLocated: 'Não conseguimos ver onde você está. Informe o CEP ou escolha uma cidade.',
  refused:
    'O navegador não liberou a sua localização. Informe o CEP ou escolha uma cidade.',
  /** Completes 'Ainda não entregamos'. */
  asked: { cep: 'nesse CEP', position: 'onde você está' },
  city: 'Cidade com loja',
  chooseCity: 'Escolha a cidade',
  noCities: 'Não conseguimos carregar as cidades.',
  goWithCity: 'Usar esta cidade',
  noAccount: 'O preço e o custo de sair aparecem antes do cadastro.',
};
