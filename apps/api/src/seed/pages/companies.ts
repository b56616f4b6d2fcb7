import { type CompaniesContent } from '@site/api-contract';
import {
  formatCentavos as money,
  formatCounted,
  formatKm,
} from '@site/api-contract/brazil';
import {
  contractTotalCentavos,
  planCondition,
  tablePriceCentavos,
  writePlanInto,
} from '@site/api-contract/pricing';
import { CONFIGURE_PATH, withSearch } from '@site/api-contract/site-paths';
import { BRAND } from '@site/brand';
import { type Page } from '../../content/cms-pages/cms.repository';
import { VERSIONS } from '../catalogue.data';
import { TECHNICAL_SHEETS } from '../technical-sheets.data';

const SLUG = 'aluguel-de-carros-para-empresas';
const TERM = 36;
const KM = 2000;
const PLAN = { clientType: 2, term: TERM, km: KM } as const;

/**
 * Monthly price for a company in centavos, by the catalogue's rule, so that the page
 * agrees with the simulator.
 */
function month(slug: string): number {
  return tablePriceCentavos(versionOf(slug).base, TERM, KM, 'PJ');
}

/** A car with its price, and the link that opens it. */
function offer(slug: string) {
  const search = new URLSearchParams();
  writePlanInto(search, { ...PLAN, model: versionOf(slug).model, version: slug });
  return { price: month(slug) / 100, url: withSearch(CONFIGURE_PATH, search) };
}

/** The room and the range of a van, as its technical sheet says them. */
function roomAndRangeOf(slug: string): string {
  const { bootLitres = 0, rangeKm } = TECHNICAL_SHEETS[slug] ?? {};
  return `Furgão de ${formatCounted(bootLitres, 'litro', 'litros')}, ${formatKm(rangeKm ?? 0)} por carga, sem combustível.`;
}

function versionOf(slug: string) {
  const version = VERSIONS.find((candidate) => candidate.slug === slug);
  if (!version) throw new Error(`The catalogue has no ${slug}`);
  return version;
}

const FLEET = [
  { slug: 'lira-essencial', name: 'Lira Essencial', count: 3 },
  { slug: 'tropeiro-lida', name: 'Tropeiro Lida', count: 2 },
  { slug: 'mascate-eletrico', name: 'Mascate Elétrico', count: 1 },
];
const fleetMonth = FLEET.reduce((sum, { slug, count }) => sum + month(slug) * count, 0);

const content: CompaniesContent = {
  title: 'Carros por assinatura para empresas',
  lead: 'Um carro ou a frota inteira, com mensalidade fixa, uma conta por carro e nada para vender depois.',
  reasons: {
    title: 'Por que sua empresa assina',
    items: [
      {
        title: 'Preço de empresa',
        text: 'A tabela para CNPJ é cerca de 3% mais baixa que a de pessoa física, do primeiro carro em diante.',
      },
      {
        title: 'Custo previsível',
        text: 'O mesmo valor do primeiro ao último mês, sem reajuste, com IPVA, seguro e revisões dentro.',
      },
      {
        title: 'Caixa no negócio',
        text: 'Sem entrada, sem caução e sem financiamento. O dinheiro do carro continua no que a empresa faz.',
      },
      {
        title: 'Frota sempre rodando',
        text: `Revisões na rede ${BRAND.name}, assistência 24 horas em todo o país e 7 dias de carro reserva.`,
      },
      {
        title: 'Nada para vender',
        text: 'No fim do prazo o carro volta para a loja. A perda de valor e a revenda ficam com a gente.',
      },
      {
        title: 'Um contato financeiro',
        text: 'Diga no cadastro quem cuida dos pagamentos, e saberemos com quem falar. O vencimento é o que a empresa escolher: dia 5, 10, 15, 20 ou 25.',
      },
    ],
  },
  cars: {
    title: 'Carros para o trabalho',
    text: 'Todos os nove modelos atendem empresas. Estes quatro são os que mais vão para a rua.',
    condition: planCondition(PLAN),
    items: [
      {
        model: 'lira',
        paint: 'branco-nuvem',
        name: 'Lira Essencial',
        use: 'Visitas, vendas e entregas pequenas na cidade.',
        ...offer('lira-essencial'),
      },
      {
        model: 'lume',
        paint: 'prata-lua',
        name: 'Lume Elétrico',
        use: 'Rota urbana fixa: 185 km por carga e tomada comum.',
        ...offer('lume-eletrico'),
      },
      {
        model: 'tropeiro',
        paint: 'branco-nuvem',
        name: 'Tropeiro Lida',
        use: 'Cabine dupla: equipe e ferramentas na mesma viagem.',
        ...offer('tropeiro-lida'),
      },
      {
        model: 'mascate',
        paint: 'branco-nuvem',
        name: 'Mascate Elétrico',
        use: roomAndRangeOf('mascate-eletrico'),
        note: 'Só para empresas.',
        ...offer('mascate-eletrico'),
      },
    ],
  },
  steps: {
    title: 'Do pedido à chave',
    items: [
      {
        title: 'Conte o que precisa',
        text: 'CNPJ, quantos carros e em que cidade. Um consultor responde em até 1 dia útil. Para um carro só, simule direto.',
      },
      {
        title: 'Receba a simulação',
        text: 'Uma por carro, com cada linha da mensalidade, o total do contrato e o custo de sair em cada mês.',
      },
      {
        title: 'Envie os documentos',
        text: 'Uma pessoa analisa. Se faltar algo, dizemos o quê. A resposta traz o motivo.',
      },
      {
        title: 'Assine pela internet',
        text: 'Quem responde pela empresa lê o contrato e confirma com um código enviado por e-mail.',
      },
      {
        title: 'Retire os carros',
        text: 'Em 7 dias úteis, se houver em estoque, ou em 45, por encomenda. Emplacados, na loja ou no endereço da empresa.',
      },
    ],
  },
  asks: {
    title: 'O que pedimos',
    text: 'Envie cada documento por foto ou PDF, uma vez por empresa.',
    items: [
      {
        title: 'CNPJ ativo',
        text: 'Com o cartão CNPJ. O número pode ter letras: o cadastro confere os dois formatos.',
      },
      {
        title: 'Contrato social e endereço',
        text: 'A última versão, com quem assina pela empresa, e um comprovante de endereço.',
      },
      {
        title: 'Sócios',
        text: 'Nome, CPF, e-mail e participação de cada um, até somar 100%.',
      },
      { title: 'Faturamento', text: 'O do último ano, para a análise de crédito.' },
      {
        title: 'Contato financeiro',
        text: 'Nome e e-mail de quem cuida dos pagamentos.',
      },
      {
        title: 'Motoristas',
        text: '21 anos ou mais, 2 de habilitação e CNH de categoria B ou acima.',
      },
    ],
  },
  fleet: {
    title: 'A conta de uma frota de seis',
    text: `Seis carros por ${TERM} meses, cada um com ${formatKm(KM)} por mês. É isto que sai do caixa, com IPVA, seguro e revisões.`,
    rows: [
      ...FLEET.map(({ slug, name, count }) => ({
        label: `${count} ${name}`,
        value: money(month(slug) * count),
      })),
      { label: 'Por mês', value: money(fleetMonth), total: true },
      {
        label: `Nos ${TERM} meses`,
        value: money(contractTotalCentavos(fleetMonth, TERM, 0)),
      },
    ],
    note: 'Combustível ou recarga, multas, franquia e km acima do pacote ficam fora. As cores Branco Nuvem e Prata Lua não mudam o preço.',
  },
  button: {
    label: 'Pedir contato de um consultor',
    url: '/institucional/para-empresas-formulario',
  },
  second: {
    label: 'Simular para a empresa',
    url: '/simulador/assinatura-de-veiculos-mensal?tipo=pj',
  },
};

const description =
  'Carros por assinatura para CNPJ: preço de empresa, mensalidade fixa, furgão elétrico e picape, documentos pedidos e a conta de uma frota.';

/**
 * `institucional/aluguel-de-carros-para-empresas`: figures by the price rule of the
 * catalogue.
 */
export const companiesPage: Page = {
  id: 0,
  slug: SLUG,
  content,
  seo: {
    title: 'Carros por assinatura para empresas',
    metaTitle: `Carros por assinatura para empresas | ${BRAND.name}`,
    description,
    ogTitle: 'Carros por assinatura para empresas',
    ogDescription: description,
    linkCanonical: `/institucional/${SLUG}`,
  },
};
