import { type IncludedContent } from '@site/api-contract';
import {
  formatBRL as money,
  formatKm as km,
  reaisFromCentavos,
} from '@site/api-contract/brazil';
import { wearRowsOf, wearTermsOf } from '@site/api-contract/driving';
import { BRAND } from '@site/brand';
import { type Page } from '../../content/cms-pages/cms.repository';
import { ADD_ONS, VERSIONS } from '../catalogue.data';

const SLUG = 'o-que-esta-incluso';

const car = VERSIONS.find(({ slug }) => slug === 'aroeira-evolucao');
if (!car) throw new Error('The catalogue has no car to explain with');

/** Examples in reais: 36 months of 1,000 km; a repair; a medium fine (CTB art. 258). */
const CONTRACT_KM = 36_000;
const KM_TOO_MANY = 800;
const REPAIR = 8400;
const MEDIUM_FINE = 130.16;

const scratch = wearRowsOf(wearTermsOf(car.model, car.fuel), []).find(
  ({ key }) => key === 'risco',
);
if (!scratch) throw new Error('The wear table has no scratch');
/** The most that it costs by the wear table, in reais. */
const SCRATCH = reaisFromCentavos(scratch.centavos);

const content: IncludedContent = {
  title: 'O que está incluso',
  lead: 'Uma conta por mês, com tudo o que o carro precisa para rodar. E a lista do que fica de fora, do mesmo tamanho.',
  included: {
    title: 'Na mensalidade',
    items: [
      { title: 'IPVA e licenciamento', text: 'Pagos por nós, todo ano, no prazo.' },
      {
        title: 'Seguro',
        text: 'Colisão, roubo, incêndio e danos a terceiros, com franquia de valor fixo.',
      },
      {
        title: 'Revisões preventivas',
        text: `Peças e mão de obra, em qualquer loja da rede ${BRAND.name}.`,
      },
      {
        title: 'Assistência 24 horas',
        text: 'Guincho, socorro e troca do pneu pelo estepe, em todo o país.',
      },
      { title: 'Carro reserva', text: 'Por 7 dias, se o seu precisar parar.' },
      {
        title: 'Placa e documentos',
        text: 'O carro chega zero, emplacado e licenciado.',
      },
      {
        title: 'Dois motoristas adicionais',
        text: 'Sem custo, com as mesmas regras de idade e de CNH. Você cadastra na área logada.',
      },
    ],
  },
  notIncluded: {
    title: 'Fora da mensalidade',
    items: [
      {
        title: 'Combustível ou recarga',
        text: 'Por sua conta, do primeiro ao último dia.',
      },
      {
        title: 'Multas, pedágio e estacionamento',
        text: 'São de quem dirige. Não cobramos taxa sobre a multa.',
      },
      {
        title: 'Franquia do seguro',
        text: `O valor fixo do seu carro: ${money(car.deductible)} no Aroeira Evolução. Zero se ficar provado que a culpa foi de outro motorista.`,
      },
      {
        title: 'Km acima do contrato',
        text: 'Somado uma vez, no fim, pelo preço de km que a simulação mostra. Comprar antes custa o mesmo.',
      },
      {
        title: 'Furo de pneu e vidro quebrado',
        text: 'O conserto é seu, a não ser com o opcional Vidros e pneus.',
      },
      {
        title: 'Lavagem',
        text: 'O carro chega limpo. Depois, você escolhe onde e quando.',
      },
      {
        title: 'Dano por mau uso e na devolução',
        text: 'Amassado, risco fundo, peça quebrada ou faltando, com foto e orçamento.',
      },
    ],
  },
  examples: {
    title: 'Quanto custa o que fica de fora',
    text: `Quatro situações com o mesmo carro: ${car.name}, 36 meses, 1.000 km por mês.`,
    items: [
      {
        title: 'Rodou mais que o contratado',
        text: 'O km que sobra num mês vale nos outros. Só a soma do contrato inteiro conta, no dia da devolução.',
        rows: [
          { label: 'Contratado', value: km(CONTRACT_KM) },
          { label: 'Rodado', value: km(CONTRACT_KM + KM_TOO_MANY) },
          {
            label: `A mais: ${km(KM_TOO_MANY)} a ${money(car.extraKm)}`,
            value: money(KM_TOO_MANY * car.extraKm),
          },
          {
            label: 'Você paga, uma vez',
            value: money(KM_TOO_MANY * car.extraKm),
            total: true,
          },
        ],
      },
      {
        title: 'Levou uma multa',
        text: 'Avisamos quando a notificação chega. Você indica quem dirigia na área logada, pode recorrer ao órgão e paga o valor que ele cobrar.',
        rows: [
          { label: 'Infração média', value: money(MEDIUM_FINE) },
          { label: `Taxa da ${BRAND.name}`, value: money(0) },
          { label: 'Você paga', value: money(MEDIUM_FINE), total: true },
        ],
      },
      {
        title: 'Bateu por descuido',
        text: 'O seguro paga o que passa da franquia, e a franquia não cresce com o conserto. Culpa provada de outro motorista: franquia zero.',
        rows: [
          { label: 'Conserto na oficina', value: money(REPAIR) },
          { label: 'O seguro paga', value: money(REPAIR - car.deductible) },
          { label: 'Você paga a franquia', value: money(car.deductible), total: true },
          {
            label: 'Com o opcional Franquia pela metade',
            value: money(car.deductible / 2),
          },
        ],
      },
      {
        title: 'Devolveu com um risco fundo',
        text: 'A vistoria é feita com você. Marca pequena de uso não é cobrada. O resto vem com foto e orçamento, e você pode contestar.',
        rows: [
          { label: 'Marcas pequenas de uso', value: money(0) },
          { label: 'Risco fundo na porta, pelo orçamento', value: money(SCRATCH) },
          { label: 'Você paga', value: money(SCRATCH), total: true },
          { label: 'Limite quando o seguro cobre', value: money(car.deductible) },
        ],
      },
    ],
  },
  addOns: {
    title: 'Opcionais',
    text: 'Mudam a mensalidade só se você escolher. O simulador soma na hora.',
    items: ADD_ONS.map(({ name, description, price, charged }) => ({
      title: name,
      text: description,
      price: `${money(price)} ${charged === 'once' ? 'uma vez' : 'por mês'}`,
    })),
  },
  closing: {
    title: 'Veja a conta do seu carro',
    text: 'Escolha modelo, prazo e km. A mensalidade abre linha por linha, com o preço do km extra e o valor da franquia, antes de qualquer cadastro.',
  },
  button: {
    label: 'Fazer uma simulação',
    url: '/simulador/assinatura-de-veiculos-mensal',
  },
};

const description =
  'O que a mensalidade paga e o que fica de fora, lado a lado: km extra, multas, franquia e danos na devolução, cada um com um exemplo em reais.';

/**
 * `institucional/o-que-esta-incluso`: prices, deductible and extra km of the catalogue.
 */
export const includedPage: Page = {
  id: 0,
  slug: SLUG,
  content,
  seo: {
    title: 'O que está incluso',
    metaTitle: `O que está incluso | ${BRAND.name}`,
    description,
    ogTitle: 'O que está incluso',
    ogDescription: description,
    linkCanonical: `/institucional/${SLUG}`,
  },
};
