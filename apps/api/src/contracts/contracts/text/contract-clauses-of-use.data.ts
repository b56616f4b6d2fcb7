import { type ContractPart, type ContractSection } from '@site/api-contract';
import { formatKm } from '@site/api-contract/brazil';
import { type WearTerms } from '@site/api-contract/contracts';
import {
  CONTEST_DAYS,
  WEAR_PARTS,
  wearRowsOf,
  wearTableOf,
} from '@site/api-contract/driving';
import { fuelWord, spareCarDays } from '@site/api-contract/pricing';
import { CONTEST_ANSWER_DAYS } from '@site/api-contract/sales';
import { givenKm } from '../contract.rules';
import { hasAddOn, isOfCompany, money, type TextFacts } from './text-facts';

/** The clauses about life with the car and about the contract itself. */
export function lifeClauses(facts: TextFacts): ContractSection[] {
  return [
    included(facts),
    notIncluded(facts),
    insurance(facts),
    kmBank(facts),
    drivers(facts),
    fines(),
    returning(facts),
    changes(),
    privacy(facts),
    signature(facts),
    law(facts),
  ];
}

function included(facts: TextFacts): ContractSection {
  return {
    key: 'incluso',
    title: 'O que está incluso',
    parts: [
      {
        list: [
          'IPVA, licenciamento, placa e documentos do carro.',
          'Seguro de colisão, roubo, incêndio e danos a terceiros, com franquia de valor fixo.',
          'Revisões preventivas, peças e mão de obra, em qualquer loja da rede.',
          'Assistência 24 horas em todo o país: guincho, socorro e troca do pneu pelo estepe.',
          `Carro reserva por até ${spareCarDays(facts.addOns)} dias quando o seu precisar parar.`,
          isOfCompany(facts)
            ? 'Até dois motoristas indicados pela empresa contratante.'
            : 'Até dois motoristas adicionais.',
          ...(hasAddOn(facts, 'vidros-e-pneus')
            ? ['Troca de vidros, faróis, lanternas e pneus danificados.']
            : []),
          ...(hasAddOn(facts, 'pelicula')
            ? ['Película nos vidros, aplicada antes da entrega, dentro da lei.']
            : []),
          ...(hasAddOn(facts, 'protecao-de-renda')
            ? [
                'Proteção de renda: até 3 mensalidades se você perder o emprego ou ficar incapacitado.',
              ]
            : []),
          ...(hasAddOn(facts, 'entrega-em-casa')
            ? ['Entrega do carro em casa, no dia e na hora combinados.']
            : []),
        ],
      },
    ],
  };
}

function notIncluded(facts: TextFacts): ContractSection {
  return {
    key: 'nao-incluso',
    title: 'O que não está incluso',
    parts: [
      {
        clause: `Ficam por sua conta ${fuelWord(facts.fuel).toLowerCase()}, multas, pedágio, estacionamento e lavagem.`,
      },
      {
        clause: hasAddOn(facts, 'vidros-e-pneus')
          ? 'Também ficam por sua conta a franquia do seguro, o km acima do contrato e o dano por mau uso.'
          : 'Também ficam por sua conta a franquia do seguro, o km acima do contrato, o furo de pneu, o vidro quebrado e o dano por mau uso.',
      },
    ],
  };
}

function insurance(facts: TextFacts): ContractSection {
  const halved = hasAddOn(facts, 'franquia-reduzida');
  return {
    key: 'seguro',
    title: 'Batida, roubo e franquia',
    parts: [
      {
        clause: `Em cada ocorrência coberta pelo seguro você paga no máximo a franquia: ${money(facts.deductibleCentavos)}${halved ? ', já pela metade' : ''}.`,
      },
      {
        text: 'A franquia é zero quando fica provado que a culpa foi de outro motorista. O conserto pode custar mais: o que passa da franquia é com o seguro.',
      },
      {
        text: `Em caso de batida, roubo ou furto, cuide das pessoas primeiro e avise pelo ${facts.company.phone}, 24 horas por dia. Roubo e furto pedem boletim de ocorrência.`,
      },
      {
        text: 'Se o carro for roubado ou furtado e não voltar, ou tiver perda total, o contrato termina no dia da perda. No mês da perda você paga 1/30 da mensalidade por dia, contando esse dia. O que for cobrado pelo tempo depois dele é desfeito, e o que você já tiver pago por esse tempo volta para você. Não há custo de saída, acerto de km nem devolução. A franquia e as multas de até esse dia são suas.',
      },
      {
        clause:
          'O seguro não cobre dano feito de propósito, nem por quem dirige sem habilitação ou depois de beber: esse custo é seu.',
      },
    ],
  };
}

function kmBank(facts: TextFacts): ContractSection {
  const { km, term, extraKmCentavos } = facts;
  return {
    key: 'km',
    title: 'Quilômetros',
    parts: [
      {
        text: `Seu contrato tem ${formatKm(km)} por mês${givenKm(facts) > 0 ? `, mais ${formatKm(givenKm(facts))} da campanha` : ''}, ${formatKm(km * term + givenKm(facts))} ao todo. O que sobra num mês vale nos outros, até o fim.`,
      },
      {
        clause: `Na devolução, cada km acima da soma do contrato custa ${money(extraKmCentavos)}. O acerto é um só: no meio do caminho você só paga os km que quiser comprar.`,
      },
      {
        text: 'Com o carro, você pode comprar km a mais em qualquer mês, pelo mesmo preço por km. Eles entram na soma do contrato e vencem com uma mensalidade, em 10 dias ou mais.',
      },
      {
        text: 'Quem sai antes do fim acerta os km dos meses que já começaram. Km que sobram não viram dinheiro.',
      },
    ],
  };
}

function drivers(facts: TextFacts): ContractSection {
  return {
    key: 'motoristas',
    title: 'Quem dirige',
    parts: [
      {
        clause:
          'Só dirige quem tem 21 anos ou mais, 2 anos de habilitação e CNH de categoria B ou acima, dentro da validade.',
      },
      {
        text: `${isOfCompany(facts) ? 'Só dirige quem a empresa contratante indicar na área logada: até dois motoristas, sem custo' : 'Além de você, até dois motoristas adicionais, sem custo, com as mesmas regras'}. O carro pode rodar em todo o Brasil e ser usado para trabalhar com aplicativos.`,
      },
      {
        clause:
          'O carro não pode sair do país, participar de corridas, ser sublocado nem ser emprestado a quem não foi indicado como motorista.',
      },
    ],
  };
}

function fines(): ContractSection {
  return {
    key: 'multas',
    title: 'Multas de trânsito',
    parts: [
      {
        text: 'A multa é de quem dirigia. Avisamos quando a notificação chega, e na área logada você indica o motorista e pode avisar que vai recorrer ao órgão de trânsito. O valor que ele cobrar entra na sua conta, sem taxa nossa.',
      },
      {
        clause:
          'Sem a indicação no prazo da notificação, você responde pela infração, como diz a lei.',
      },
    ],
  };
}

/** Contracts that were signed before there was a table say this. */
const DAMAGES_WITHOUT_TABLE: ContractPart[] = [
  { text: 'A vistoria é feita com você. Marca pequena de uso não é cobrada.' },
  {
    clause:
      'Amassado, risco fundo e peça quebrada ou faltando são cobrados pelo orçamento, com foto, até o limite da franquia quando o seguro cobre.',
  },
];

function tableOfDamages(facts: TextFacts, wear: WearTerms): ContractPart[] {
  const rows = wearRowsOf(
    wear,
    facts.addOns.map(({ slug }) => slug),
  );
  const size = wearTableOf(wear.version)?.classes[wear.carClass].name ?? '';
  return [
    {
      text: `A vistoria é feita com você. Vale a tabela de danos, versão ${wear.version}, para carro ${size.toLowerCase()}, até o fim deste contrato. O que está na coluna “Sem custo” é marca de uso e não é cobrado.`,
    },
    {
      clause:
        'Dano da tabela é cobrado pelo orçamento, com foto, até o preço da tabela. Dano fora da tabela não é cobrado, nem valor acima dela. Os danos com a marca “seguro” custam no máximo a franquia, somando todos.',
    },
    ...WEAR_PARTS.map(([part, caption]) => ({
      table: {
        caption,
        head: ['Dano', 'Sem custo', 'No máximo'],
        rows: rows
          .filter((row) => row.part === part)
          .map((row) => [
            `${row.name}, ${row.unit}${row.isInsured ? ' (seguro)' : ''}`,
            row.free,
            row.isPaidByAddOn ? 'Pago pelo opcional' : money(row.centavos),
          ]),
      },
    })),
    {
      text: 'A mesma tabela, com um desenho de cada dano ao lado de uma régua ou de um cartão, fica no site, em Tabela de danos.',
    },
  ];
}

function returning(facts: TextFacts): ContractSection {
  const { company } = facts;
  return {
    key: 'devolucao',
    title: 'Devolução',
    parts: [
      {
        text: 'No fim do prazo você devolve o carro na loja que o entregou, ou em outra que escolher, com chaves e documentos, no dia e na hora que marcar na área logada. Não há renovação automática.',
      },
      {
        clause:
          'Depois do último dia, ou do primeiro dia útil depois dele, cada dia com o carro custa 1/30 da mensalidade e traz 1/30 dos km.',
      },
      ...(facts.wear ? tableOfDamages(facts, facts.wear) : DAMAGES_WITHOUT_TABLE),
      {
        text: `Você recebe fotos e orçamento antes de qualquer cobrança e tem ${CONTEST_DAYS} dias úteis para contestar, item por item, na área logada, pelo ${company.phone} ou por ${company.email}. O item contestado não é cobrado até a resposta, que vem em até ${CONTEST_ANSWER_DAYS} dias úteis. Os outros são cobrados.`,
      },
    ],
  };
}

function changes(): ContractSection {
  return {
    key: 'mudancas',
    title: 'Mudanças',
    parts: [
      {
        text: 'O que está assinado aqui não muda. Pacote de km, dia do vencimento ou motorista mudam só a seu pedido, por um aditivo com número, que você confirma antes de valer.',
      },
      {
        text: 'Com o carro, o pacote de km sobe ou desce uma vez a cada 6 meses, para outro que o carro tenha. O preço é o da tabela deste contrato e vale a partir da próxima mensalidade ainda não cobrada.',
      },
    ],
  };
}

function privacy({ company }: TextFacts): ContractSection {
  return {
    key: 'privacidade',
    title: 'Seus dados',
    parts: [
      {
        text: 'Usamos seus dados para cumprir este contrato, proteger o crédito e seguir a lei (LGPD, art. 7º, II, V e X). A loja vê nome, endereço, e-mail e celular, porque entrega o carro; seu documento ela vê só em parte.',
      },
      {
        text: `Contrato e pagamentos ficam guardados por 5 anos depois do fim, porque a lei pede. Você vê, corrige e leva os seus dados em Privacidade, na área logada, ou por ${company.privacyEmail}.`,
      },
    ],
  };
}

function signature({ customer: { signer } }: TextFacts): ContractSection {
  const signs = signer
    ? `A empresa contratante assina com um código de uso único, enviado ao e-mail de ${signer.name},`
    : 'Você assina com um código de uso único, enviado ao seu e-mail,';
  return {
    key: 'assinatura',
    title: 'Assinatura eletrônica',
    parts: [
      {
        text: `${signs} e nós, pelo sistema, no mesmo instante (Lei 14.063/2020 e MP 2.200-2/2001, art. 10, § 2º). As duas partes aceitam essa forma.`,
      },
      {
        text: 'A última página registra o e-mail do código, em parte oculto, a hora, o endereço IP, a versão e a impressão digital (SHA-256) do texto. Guardamos também a impressão digital do arquivo inteiro: qualquer pessoa pode conferir o PDF no site.',
      },
    ],
  };
}

function law({ company }: TextFacts): ContractSection {
  return {
    key: 'lei',
    title: 'Lei e foro',
    parts: [
      {
        text: `Valem as leis do Brasil, e o Código de Defesa do Consumidor para quem é consumidor: nada aqui diminui um direito dele. Dúvidas e reclamações: ${company.phone} e ${company.email}, com resposta em até 1 dia útil.`,
      },
      { text: 'O foro é o do seu domicílio.' },
    ],
  };
}
