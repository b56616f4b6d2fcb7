import { type Place } from '@site/api-contract';
import { placeName } from '@site/api-contract/brazil';
import { coverText } from '@site/api-contract/pricing';
import { sheetFiguresCopy } from '../core/sheet/sheet-figures.copy';
import { money } from '../core/simulation.copy';

/** The page of a car: texts of its head, of the sheet and of what the month covers. */
export const carCopy = {
  tab: (name: string) => `${name}: ficha técnica e preço`,
  tabWithoutCar: 'Ficha técnica',
  back: 'Todos os carros',
  facts: 'Em resumo',
  version: (name: string) => `Versão ${name}`,
  exit: 'Sair no mês 12',
  exitAtTheEnd: (reais: number) => `${money(reais)}, fim do contrato`,
  delivery: (place: Place) => `Entrega em ${placeName(place)}`,
  compare: 'Comparar com outros',
  onlyCompanies: 'Só para empresas.',
  noPrice: 'Não conseguimos ver o preço agora. A ficha está completa.',
  notSold: 'Este carro não está à venda agora.',
  wait: 'Buscando o preço…',
  parts: {
    label: 'Nesta página',
    sizes: 'Medidas',
    energy: { flex: 'Consumo', eletrico: 'Autonomia e recarga' },
    power: 'Motor e desempenho',
    safety: 'Segurança',
    comfort: 'Conforto',
    technology: 'Tecnologia',
    exterior: 'Por fora',
    missing: 'O que não vem',
    month: 'A mensalidade',
  },
  norm: `${sheetFiguresCopy.norm} O seu jeito de dirigir e o trânsito mudam o resultado.`,
  figure: 'Item',
  has: 'Vem',
  hasNot: 'Não vem',
  /** The sheet does not say whether the version has the item. */
  notSaid: '–',
  missingLead: 'O que costumam perguntar e este carro não tem, em nenhuma cor ou loja.',
  missingSomewhereLead: 'O que costumam perguntar e nem toda versão tem.',
  month: {
    included: 'Incluso',
    includedText: coverText(),
    notIncluded: 'Não incluso',
    notIncludedText:
      'Combustível ou recarga, multas, lavagem, franquia do seguro e km extra.',
    more: 'Ver tudo que está incluso',
  },
  end: 'O próximo passo',
  failedTitle: 'Não conseguimos abrir a ficha deste carro agora.',
  failedText: 'Tente de novo em instantes.',
} as const;
