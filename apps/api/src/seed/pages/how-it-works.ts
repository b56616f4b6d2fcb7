import { type HowItWorksContent } from '@site/api-contract';
import { formatCentavos } from '@site/api-contract/brazil';
import {
  contractTotalCentavos,
  exitCostCentavos,
  tablePriceCentavos,
} from '@site/api-contract/pricing';
import { BRAND } from '@site/brand';
import { type Page } from '../../content/cms-pages/cms.repository';
import { VERSIONS } from '../catalogue.data';

const SLUG = 'como-funciona-contratar-carro-por-assinatura-mensal';
const TERM = 36;
const KM = 1000;
const money = formatCentavos;

const car = VERSIONS.find(({ slug }) => slug === 'aroeira-evolucao') ?? VERSIONS[0];
if (!car) throw new Error('The catalogue has no car to explain with');
const month = tablePriceCentavos(car.base, TERM, KM, 'PF');
const list = car.list * 100;

/**
 * Three years with one car, in centavos. Rates of the example: loss of value 15, 10 and
 * 10 % a year; IPVA and licensing 4 % and insurance 4.5 % of the year's value; 1.9 % a
 * month on 70 % financed in 36 installments. The page states them.
 */
function threeYears() {
  const values = [1, 0.85, 0.85 * 0.9, 0.85 * 0.9 * 0.9].map((share) =>
    Math.round(list * share),
  );
  const [, , , end = 0] = values;
  const owned = values.slice(0, 3);
  const taxes = owned.reduce((sum, value) => sum + Math.round(value * 0.04), 0);
  const insurance = owned.reduce((sum, value) => sum + Math.round(value * 0.045), 0);
  const upkeep = 360_000;
  const plates = 60_000;
  const financed = Math.round(list * 0.7);
  const rate = 0.019;
  const installment = Math.round((financed * rate) / (1 - (1 + rate) ** -TERM));
  const interest = installment * TERM - financed;
  return {
    loss: list - end,
    taxes,
    insurance,
    upkeep,
    plates,
    interest,
    down: list - financed,
  };
}

const figures = threeYears();
const upkeepTotal = figures.taxes + figures.insurance + figures.upkeep + figures.plates;
const inside = 'na mensalidade';

const content: HowItWorksContent = {
  title: 'Como funciona o carro por assinatura',
  lead: 'Os quatro passos da assinatura, em dez etapas: o que pedimos em cada uma e os prazos, da simulação à devolução.',
  steps: [
    {
      title: 'Simule',
      text: 'Modelo, versão, cor, prazo de 12 a 48 meses e de 500 a 3.000 km por mês. O preço muda na hora e abre linha por linha.',
      asks: 'Um CEP. Nenhum cadastro.',
      time: 'Uns 3 minutos',
    },
    {
      title: 'Guarde no carrinho',
      text: 'Cada simulação tem código e preço garantido. Compare lado a lado o total do contrato e o custo de sair.',
      asks: 'Nada.',
      time: 'Preço vale 7 dias',
    },
    {
      title: 'Cadastre-se',
      text: 'Com CPF ou CNPJ: reconhecemos pelo número. O e-mail é confirmado com um código de 6 números.',
      asks: 'Documento, nome, e-mail, celular e uma senha.',
      time: 'O código vale 10 minutos',
    },
    {
      title: 'Envie a proposta',
      text: 'Complete CNH e endereço, ou os dados da empresa e dos sócios, e escolha como pagar.',
      asks: 'CNH, comprovante de residência e renda; de empresa, contrato social, cartão CNPJ, comprovante de endereço e faturamento.',
      time: 'O cadastro começado fica guardado por 30 dias',
    },
    {
      title: 'Acompanhe a análise',
      text: 'Conferimos se a parcela cabe na renda, e quem decide é uma pessoa. Faltou documento? Dizemos qual. A resposta traz o motivo, e cada passo aparece na área logada.',
      asks: 'Só o que faltar.',
    },
    {
      title: 'Assine',
      text: 'Leia o contrato inteiro e confirme com um código enviado por e-mail. A partir daí correm 7 dias para desistir sem custo.',
      asks: 'Ler e confirmar.',
      time: 'Até 30 dias depois de aprovada',
    },
    {
      title: 'Pague a primeira mensalidade',
      text: 'Pix, boleto ou cartão. Sem entrada e sem caução.',
      asks: `A mensalidade: ${money(month)} no exemplo desta página.`,
      time: 'No dia útil depois da assinatura; as outras, no dia que você escolher: 5, 10, 15, 20 ou 25',
    },
    {
      title: 'Receba o carro',
      text: 'Marque dia e horário na loja, ou peça em casa por R$\u00a0390,00. O carro chega zero, emplacado e licenciado.',
      asks: 'CNH do motorista.',
      time: '7 dias úteis se houver em estoque; 45 por encomenda',
    },
    {
      title: 'Rode',
      text: 'Revisões, IPVA, licenciamento, seguro e assistência são com a gente. O km que sobra num mês fica para os outros.',
      asks: 'A mensalidade, sempre igual.',
      time: 'De 12 a 48 meses',
    },
    {
      title: 'Devolva',
      text: 'Você marca o dia na área logada, e a vistoria é feita com você. O acerto de km é um só, no fim, e cada dano tem foto, orçamento e 5 dias úteis para contestar. A assinatura não se renova sozinha.',
      asks: 'O carro, com chaves e documentos.',
    },
  ],
  comparison: {
    title: 'Comprar, financiar ou assinar',
    text: `O mesmo carro por 3 anos: ${car.name}, preço de tabela de ${money(list)}. A assinatura é de ${TERM} meses com 1.000 km por mês, pessoa física.`,
    columns: ['À vista', 'Financiado', 'Assinatura'],
    rows: [
      { label: 'Para começar', cells: [money(list), money(figures.down), money(month)] },
      { label: 'Juros', cells: ['R$\u00a00,00', money(figures.interest), inside] },
      {
        label: 'Valor que o carro perde',
        cells: [money(figures.loss), money(figures.loss), inside],
      },
      {
        label: 'IPVA e licenciamento',
        cells: [money(figures.taxes), money(figures.taxes), inside],
      },
      {
        label: 'Seguro',
        cells: [money(figures.insurance), money(figures.insurance), inside],
      },
      {
        label: 'Revisões e pneus',
        cells: [money(figures.upkeep), money(figures.upkeep), 'revisões na mensalidade'],
      },
      {
        label: 'Placa e documentos',
        cells: [money(figures.plates), money(figures.plates), inside],
      },
      {
        label: 'Custo dos 3 anos',
        total: true,
        cells: [
          money(figures.loss + upkeepTotal),
          money(figures.loss + upkeepTotal + figures.interest),
          money(contractTotalCentavos(month, TERM, 0)),
        ],
      },
      {
        label: 'No fim',
        cells: ['um carro para vender', 'um carro para vender', 'nada para vender'],
      },
    ],
    notes:
      '<p>É um exemplo, não uma promessa. A mensalidade é a da nossa tabela. O resto é estimativa: o carro perde 15%, 10% e 10% do valor por ano; IPVA e licenciamento custam 4% e seguro 4,5% do valor de cada ano; o financiamento tem 30% de entrada e 36 parcelas a 1,9% ao mês. Combustível, multas e estacionamento são iguais nos três.</p><p>À vista, o dinheiro parado no carro deixa de render, e essa perda não está na tabela. <strong>Quem tem o valor à vista e fica muitos anos com o carro costuma gastar menos comprando.</strong> A assinatura faz mais sentido para quem troca cedo, não quer dívida ou quer um valor só por mês.</p>',
  },
  who: {
    title: 'Quem pode assinar',
    text: 'As regras valem para quem assina e para os motoristas adicionais.',
    items: [
      { title: '21 anos ou mais', text: 'No dia em que envia a proposta.' },
      { title: '2 anos de habilitação', text: 'Contados da primeira CNH.' },
      {
        title: 'CNH de categoria B ou acima',
        text: 'B, C, D ou E, sozinha ou com A, dentro da validade.',
      },
      {
        title: 'Renda que comporte a parcela',
        text: 'A análise mostra quanto a parcela pesa na renda e o que mudaria a resposta.',
      },
      {
        title: 'Empresa com CNPJ ativo',
        text: 'Com ou sem letras no número. Sócios e participação somam 100%.',
      },
      {
        title: 'Estrangeiro com CPF e RNM',
        text: 'O RNM é o antigo RNE, dentro da validade.',
      },
    ],
  },
  exit: {
    title: 'E se você mudar de ideia',
    text: `Até o sétimo dia, sair não custa nada. Depois, são 20% de cada mensalidade não iniciada, no máximo 4 mensalidades. No exemplo, a ${money(month)} por mês:`,
    rows: [6, 12, 24, 30, 35].map((at) => ({
      label: `Saindo no mês ${at}`,
      value: money(exitCostCentavos(month, TERM, at)),
    })),
    note: 'O simulador mostra o valor de cada mês do seu contrato, antes do cadastro. Se a data prometida de entrega passar, sair é grátis. Essa data é adiada pelos dias em que o seu primeiro pagamento atrasar ou em que você demorar a escolher o dia.',
  },
  button: {
    label: 'Fazer uma simulação',
    url: '/simulador/assinatura-de-veiculos-mensal',
  },
};

const description =
  'Da simulação à devolução: o que cada etapa pede, quanto tempo leva, quem pode assinar e a conta de comprar, financiar ou assinar.';

/**
 * `institucional/como-funciona-…`: figures by the catalogue's price rule, so that the
 * page agrees with it.
 */
export const howItWorksPage: Page = {
  id: 20,
  slug: SLUG,
  content,
  seo: {
    title: 'Como funciona o carro por assinatura',
    metaTitle: `Como funciona o carro por assinatura | ${BRAND.name}`,
    description,
    ogTitle: 'Como funciona o carro por assinatura',
    ogDescription: description,
    linkCanonical: `/institucional/${SLUG}`,
  },
};
