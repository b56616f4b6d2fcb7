import { type OnBoardContent } from '@site/api-contract';
import { BRAND, CONTACT } from '@site/brand';
import { PRIVACY_NOTE, seoOf } from './parts';

const content: OnBoardContent = {
  title: 'Guia a\u00a0bordo',
  lead: 'O que fazer com o carro na mão, do primeiro km à devolução.',
  urgent: {
    title: 'Parou na estrada ou bateu?',
    text: 'Guincho e socorro 24 horas, em todo o Brasil.',
    phone: CONTACT.phone,
  },
  topics: [
    {
      id: 'primeiro-km',
      title: 'Antes do primeiro km',
      lead: 'Dez minutos na loja que evitam uma ligação depois.',
      steps: [
        'Confira placa, cor e opcionais com o contrato. Se algo não bater, não diga o código de entrega.',
        'Fotografe o hodômetro e os quatro lados do carro, e guarde as fotos até a devolução.',
        'Ajuste banco, volante e espelhos. Pareie o celular com o carro parado.',
        `Guarde o documento digital: o CRLV está no aplicativo CDT, em nome da ${BRAND.name}.`,
      ],
      words: 'entrega retirada vistoria documento crlv celular bluetooth fotos',
    },
    {
      id: 'abastecer-e-carregar',
      title: 'Abastecer e carregar',
      lead: 'Combustível e energia ficam por sua conta.',
      steps: [
        'Nos modelos flex, use etanol ou gasolina, em qualquer mistura.',
        'No Lume e no Mascate, prefira a tomada de casa à noite e a carga de 20% a 80% no dia a dia.',
        'Use só o carregador portátil que veio no carro, em tomada aterrada de 20\u00a0A.',
      ],
      words: 'combustível gasolina etanol álcool elétrico tomada bateria carga posto',
    },
    {
      id: 'pneus',
      title: 'Pneus',
      lead: 'Calibre a cada 15 dias, com os pneus frios.',
      steps: [
        'A pressão certa está na etiqueta da coluna da porta do motorista.',
        'O rodízio é feito em cada revisão, sem custo.',
        'Furo, bolha ou corte não estão inclusos, a menos que você tenha o opcional Vidros e pneus.',
      ],
      words: 'calibragem pressão furo estepe rodízio borracharia desgaste',
    },
    {
      id: 'luzes-do-painel',
      title: 'Luzes do painel',
      lead: 'A cor diz o que fazer.',
      steps: [
        '<strong>Vermelha:</strong> pare em lugar seguro, desligue o carro e ligue para a assistência.',
        '<strong>Amarela:</strong> pode seguir com cuidado. Agende a oficina nesta semana.',
        '<strong>Verde ou azul:</strong> só informa que algo está ligado.',
        'Luz do óleo ou da temperatura acesa é sempre vermelha: não dê mais partida.',
      ],
      words: 'aviso alerta óleo temperatura motor injeção freio abs bateria painel',
    },
    {
      id: 'revisoes',
      title: 'Agendar a revisão',
      lead: 'A cada 10.000 km ou 12 meses, o que vier antes; nos elétricos, a cada 20.000 km. Sem custo.',
      steps: [
        'A área logada mostra a próxima, e um e-mail lembra 30 dias ou 1.000 km antes. Marque na área logada, em Oficina: escolha a loja e um horário livre.',
        'Leve o carro à loja combinada. A revisão preventiva costuma ficar pronta no mesmo dia.',
        'Vai passar mais de 1.000 km do prazo? Avise antes: revisão perdida pode virar mau uso no contrato.',
      ],
      words: 'manutenção oficina óleo troca agendamento serviço preventiva',
    },
    {
      id: 'pane',
      title: 'Pane na estrada',
      lead: 'A assistência atende 24 horas.',
      steps: [
        'Ligue o pisca-alerta, saia da pista e ponha o triângulo a 30 passos do carro.',
        'Fique fora do carro, atrás da proteção da via.',
        'Ligue para a assistência com a placa e um ponto de referência. Guincho, socorro e troca do pneu pelo estepe estão inclusos.',
        'Se o carro precisar parar, o carro reserva é seu por até 7 dias.',
      ],
      words: 'guincho socorro assistência bateria chave pneu enguiçou parou reserva',
    },
    {
      id: 'batida',
      title: 'Batida, roubo ou furto',
      lead: 'Primeiro as pessoas, depois o carro.',
      steps: [
        'Com feridos, ligue 192 (SAMU) ou 193 (Bombeiros) e não mova o carro.',
        'Sem feridos, fotografe os carros, as placas e a via. Anote nome e telefone do outro motorista.',
        'Registre o boletim de ocorrência. Em roubo ou furto, ligue 190 na hora.',
        'Ligue para a central e abra um atendimento na área logada, com fotos e o número do B.O. A franquia é zero quando fica provado que a culpa foi de outro motorista.',
        'Se o carro roubado não voltar, ou tiver perda total, o contrato termina no dia da perda: você paga só até ele, sem custo de saída.',
      ],
      words:
        'acidente colisão sinistro seguro franquia roubo furto boletim polícia perda total',
    },
    {
      id: 'multas',
      title: 'Multas e pedágio',
      lead: 'São de quem dirige.',
      steps: [
        'Avisamos por e-mail quando a notificação chega. Em Multas de trânsito, na área logada, diga quem dirigia até o último dia do prazo.',
        'Baixe a indicação de condutor, assine com quem dirigia e envie por lá.',
        'Sem a indicação no prazo, o titular do contrato responde pela infração, como diz a lei.',
        'Pedágio eletrônico: cadastre a placa no seu próprio serviço de tag.',
      ],
      words: 'infração condutor pontos tag pedágio estacionamento zona azul',
    },
    {
      id: 'km',
      title: 'Km do contrato',
      lead: 'O que sobra em um mês vale nos outros.',
      steps: [
        'Seu pacote soma mês a mês. O acerto é um só, no fim do contrato.',
        'Cada km além do total custa o valor que está no seu contrato.',
        'Vai viajar muito? Na área logada, compre km pelo mesmo preço ou troque o pacote, uma vez a cada 6 meses.',
      ],
      words: 'quilometragem pacote excedente franquia de km hodômetro viagem',
    },
    {
      id: 'fim-do-contrato',
      title: 'Fim do contrato',
      lead: 'O carro volta à loja, e você assina outro se quiser.',
      steps: [
        'Avisamos por e-mail 100 dias antes: dá tempo de receber um carro novo, mesmo sob encomenda. Nos últimos 60 dias, marque na área logada o dia de devolver no fim.',
        'Quer seguir? Simule a renovação na página do contrato: o plano novo aparece ao lado do seu.',
        'Quer ficar com o carro? Nos últimos 60 dias, peça uma oferta no mesmo lugar. Um consultor diz o preço, ou por que não há oferta.',
        'Para devolver, lave o carro, retire seus objetos e leve as duas chaves.',
        'A vistoria é feita com você ao lado. Risco leve e desgaste de uso não são cobrados.',
        'Sair antes também é possível: o custo de cada mês está no contrato.',
      ],
      words: 'devolução renovar comprar trocar vistoria encerramento sair multa rescisão',
    },
  ],
  form: {
    title: 'Prefere que a gente ligue?',
    lead: 'Segunda a sexta, 08h às 20h. Sábado, 08h às 14h. Em emergência, não espere: ligue, atendemos na hora.',
    buttonLabel: 'Pedir ligação',
    note: PRIVACY_NOTE,
    doneTitle: 'Pedido anotado',
    doneText:
      '<p>Um consultor liga para o número que você deixou, no próximo horário de atendimento.</p>',
  },
};

/** CMS page of `/abordo`. */
export const onBoardPage = {
  slug: 'abordo',
  content,
  seo: seoOf(
    '/abordo',
    'Guia a bordo do seu carro',
    'Pneus, luzes do painel, revisões, pane, batida, multas e devolução: o que fazer com o seu carro por assinatura, passo a passo.',
  ),
};
