import { type Place } from '@site/api-contract';
import { placeName } from '@site/api-contract/brazil';
import { compareRowsCopy } from '../core/compare-rows.copy';
import { money } from '../core/simulation.copy';

const { total, exit, km, delivery, deductible } = compareRowsCopy.rows;

/** Texts of the comparison. */
export const compareCopy = {
  title: 'Lado a lado',
  leadAt: (place: Place) => `Preços e entrega em ${placeName(place)}.`,
  leadAnywhere: (place: Place) =>
    `Preços e entrega em ${placeName(place)}, até você dizer onde quer o carro.`,
  /** Completes the lead where there is more than one car. */
  bold: 'Em negrito, o melhor de cada linha.',
  another: 'Incluir outro carro',
  back: 'Todos os carros',
  gone: (count: number) =>
    count === 1
      ? 'Um carro deste endereço não está à venda aqui, por isso não aparece.'
      : `${count} carros deste endereço não estão à venda aqui, por isso não aparecem.`,
  empty: 'Nenhum carro para comparar. Marque dois ou três na lista.',
  choose: 'Escolher os carros',
  withWhich: (name: string) => `Comparar o ${name} com`,
  monthly: (reais: number) => `${money(reais)} por mês`,
  pairs: 'Quais dois aparecem',
  pair: (one: string, other: string) => `${one} e ${other}`,
  takeOut: (name: string) => `Tirar o ${name}`,
  more: (reais: number) => `${money(reais)} a mais`,
  /** In place of a figure: its sheet did not come, or the car does not have it. */
  noSheet: '–',
  hasNone: 'Não se aplica',
  nothingDiffers: 'Fora o preço, nada muda entre eles.',
  rows: {
    model: 'Modelo',
    total,
    exit,
    km,
    type: 'Tipo',
    engine: 'Motor',
    gearbox: 'Câmbio',
    seats: 'Lugares',
    delivery,
    extraKm: 'Km extra',
    deductible,
  },
};
