import { formatCnpj } from '@site/api-contract/brazil';
import {
  BRAND,
  COMPANY,
  companyAddress,
  companyWithNote,
  CONTACT,
  mailAt,
} from '../brand.mjs';
import { car, LOGO } from './print.mjs';

const stage = (model, paint) =>
  `<div class="stage" data-model="${model}">${car(model, paint)}</div>`;
const sheet = (kick, title, lead, body) =>
  `<section class="sheet"><p class="kick">${kick}</p><h2>${title}</h2><p class="lead">${lead}</p>${body}</section>`;

const cover = `<header class="cover" data-model="aroeira">
  <div class="words">${LOGO}<h1>Guia do assinante</h1><p>Do dia da entrega ao dia da devolução: o que fazer, a quem ligar e quanto tempo leva.</p></div>
  ${car('aroeira', 'azul-fiorde')}<div class="dashes"></div><p class="small">Edição de novembro de 2026. Vale o que está no seu contrato.</p>
</header>`;

const summary = sheet(
  'Em uma página',
  'Sete coisas para saber',
  'Se você só for ler uma página, leia esta.',
  `
<ol class="steps">
  <li><b>Receba o carro.</b> No dia e horário marcados, na loja, com a CNH. Ele sai zero, emplacado e licenciado.</li>
  <li><b>Use a sua área.</b> Contrato, parcelas, documentos e dados ficam em Área logada, no site.</li>
  <li><b>Faça as revisões.</b> Peças e mão de obra já estão na mensalidade, na rede ${BRAND.name}.</li>
  <li><b>Parou ou bateu? Ligue.</b> ${CONTACT.phone} atende 24 horas para guincho e socorro, em todo o país.</li>
  <li><b>Acompanhe os km.</b> O que sobra em um mês acumula. O acerto é um só, no fim do contrato.</li>
  <li><b>Pague a parcela.</b> Pix, boleto ou cartão, no dia que você escolheu. O valor não muda.</li>
  <li><b>Decida no fim.</b> Você devolve, renova ou troca por outro.</li>
</ol>
<div class="box call"><p>Assistência na estrada, 24 horas</p><b>${CONTACT.phone}</b><p>Dúvidas e pedidos, no mesmo número: segunda a sexta, das 08h às 20h, e sábado, das 08h às 14h.</p></div>`,
);

const pickup = sheet(
  '1',
  'O dia da entrega',
  'Reserve uma hora. Você confere o carro com calma e sai dirigindo.',
  `
<div class="two"><div><h3>Leve com você</h3><ul><li>CNH válida, de categoria B ou acima.</li><li>Vai dirigir com mais alguém? Cadastre antes, em Motoristas.</li><li>O celular com acesso ao seu e-mail.</li></ul></div>
<div><h3>Confira antes de dizer o código</h3><ul><li>Placa igual à do documento do carro.</li><li>Pintura, rodas e vidros, sem riscos.</li><li>Estepe, macaco, chave de roda e triângulo.</li><li>Chave reserva e manual.</li><li>Km do painel igual ao que a loja anotou.</li></ul></div></div>
<h3>Mudou de ideia?</h3><p>Você tem 7 dias depois da assinatura do contrato, até 23:59:59 do sétimo dia, para desistir sem pagar nada. Se a data prometida da entrega passar por atraso nosso, pode sair sem custo; se preferir esperar, recebe um crédito por dia de atraso na próxima parcela em aberto.</p>
<h3>Quem pode dirigir</h3><p>Você e até dois motoristas adicionais, sem custo. Todos com 21 anos ou mais, 2 anos de habilitação e CNH de categoria B ou acima.</p>${stage('lira', 'vermelho-ipe')}`,
);

const daily = sheet(
  '2 e 6',
  'A sua área e a parcela',
  'Entre no site com o seu e-mail e abra Área logada.',
  `
<div class="two"><div><h3>O que está lá</h3><ul><li>O contrato em PDF.</li><li>As parcelas: número, vencimento, valor e situação.</li><li>Os documentos que você enviou.</li><li>Os seus dados, para você corrigir.</li></ul></div>
<div><h3>Como pagar</h3><ul><li><b>Pix:</b> copie o código ou leia o QR da parcela.</li><li><b>Boleto:</b> copie a linha digitável.</li><li><b>Cartão:</b> na página do banco. Se você salvar, ele paga as próximas no vencimento.</li></ul></div></div>
<h3>Quanto e quando</h3><p>O valor do primeiro mês é o valor do último: não há reajuste. O vencimento é o que você escolheu, dia 5, 10, 15, 20 ou 25. Quando ele cai em feriado ou fim de semana, passa para o dia útil seguinte.</p>
<div class="box"><h3>Antes de pagar, confira</h3><p>O recebedor é ${COMPANY.name} e o valor é o da sua área. Não cobramos por telefone nem por mensagem. Na dúvida, não pague e ligue para ${CONTACT.phone}.</p></div>
<h3>Multas e pedágios</h3><p>São de quem dirige. Quando chega uma multa, avisamos você por e-mail com o prazo para indicar o condutor. Você responde na área logada, em Multas de trânsito. Sem a indicação, ela fica em nome de quem assinou o contrato.</p>`,
);

const service = sheet(
  '3',
  'Revisões e cuidados',
  `A revisão preventiva está na mensalidade: peças e mão de obra, na rede ${BRAND.name}.`,
  `
<ol class="steps"><li><b>Veja quando.</b> O painel avisa, e o manual traz a tabela por km e por tempo: vale o que chegar primeiro.</li><li><b>Marque.</b> Na área logada, em Pedir ajuda com o carro: escolha a loja e os dias. Qualquer loja da rede atende.</li><li><b>Leve o carro.</b> Com o manual. Se ele precisar ficar, você tem carro reserva por 7 dias.</li></ol>
<div class="two"><div><h3>Está incluso</h3><ul><li>Óleo, filtros e fluidos da tabela.</li><li>Peças de desgaste da revisão.</li><li>Mão de obra.</li></ul></div><div><h3>Fica por sua conta</h3><ul><li>Combustível ou recarga.</li><li>Lavagem.</li><li>Furo de pneu e dano por mau uso.</li></ul></div></div>
<div class="box"><h3>Toda semana, cinco minutos</h3><p>Calibre os pneus frios, complete a água do limpador e olhe os faróis. Luz vermelha no painel: pare em lugar seguro e ligue.</p></div>${stage('serrana', 'prata-lua')}`,
);

const help = sheet(
  '4',
  'Se o carro parar ou bater',
  'Primeiro as pessoas, depois o carro.',
  `
<ol class="steps"><li><b>Pare em lugar seguro.</b> Ligue o pisca-alerta e ponha o triângulo a 30 passos do carro.</li><li><b>Alguém se machucou?</b> Ligue para o SAMU, 192, ou para os bombeiros, 193. Não mova quem está ferido.</li><li><b>Ligue para nós.</b> ${CONTACT.phone}, a qualquer hora. Diga a placa e onde você está.</li><li><b>Registre.</b> Fotos dos carros, das placas e do lugar; nome e telefone dos outros motoristas e de quem viu.</li><li><b>Faça o boletim.</b> Na delegacia ou pela internet, no site da polícia do seu estado. O número dele abre o aviso ao seguro.</li></ol>
<div class="box call"><p>Guincho e socorro em todo o país, 24 horas</p><b>${CONTACT.phone}</b></div>
<table><caption>Quanto você paga</caption><thead><tr><th scope="col">O que houve</th><th scope="col">Quem paga</th></tr></thead><tbody>
<tr><th scope="row">Batida com culpa sua</th><td>O seguro conserta. Você paga a franquia, de valor fixo, que está no contrato.</td></tr>
<tr><th scope="row">Batida com culpa de outro motorista</th><td>Franquia zero.</td></tr>
<tr><th scope="row">Roubo, furto ou incêndio</th><td>O seguro cobre, com boletim de ocorrência. Se o carro não voltar, o contrato termina no dia da perda, sem custo de saída.</td></tr>
<tr><th scope="row">Pane ou bateria</th><td>Nada: a assistência está na mensalidade.</td></tr>
<tr><th scope="row">Furo de pneu</th><td>O conserto é seu, a não ser que você tenha o opcional Vidros e pneus.</td></tr></tbody></table>`,
);

const km = sheet(
  '5',
  'O banco de km',
  'O seu pacote é por mês, mas a conta é uma só, no fim do contrato.',
  `
<p>Cada mês dá direito aos km do seu pacote. O que você não usa fica guardado e vale para os outros meses. No fim, somamos o pacote do prazo inteiro e comparamos com o painel.</p>
<table><caption>Um exemplo: pacote de 1.000 km por mês, três meses</caption><thead><tr><th scope="col">Mês</th><th scope="col">Rodou</th><th scope="col">Do mês</th><th scope="col">Guardado</th></tr></thead><tbody>
<tr><th scope="row">1</th><td>820 km</td><td>180 km a menos</td><td>180 km</td></tr><tr><th scope="row">2</th><td>940 km</td><td>60 km a menos</td><td>240 km</td></tr><tr><th scope="row">3</th><td>1.150 km</td><td>150 km a mais</td><td>90 km</td></tr></tbody></table>
<h3>Se passar do total</h3><p>Cada km acima tem o preço do seu plano, que estava na simulação e está no contrato. Você paga uma vez, no fim.</p>
<div class="box"><h3>Conta rápida</h3><p>Divida os km do painel pelos meses de uso. Se o resultado for maior que o pacote, você está acima da média; se for menor, está guardando.</p></div>${stage('cerrado', 'branco-nuvem')}`,
);

const end = sheet(
  '7',
  'No fim do prazo',
  'Devolve, renova ou troca. Não há nada para vender.',
  `
<ol class="steps"><li><b>Decida.</b> Procuramos você antes do fim. Se já sabe o que quer, ligue antes.</li><li><b>Marque a devolução.</b> Na área logada. No dia, leve a CNH, os documentos do carro, as duas chaves e o manual.</li><li><b>Faça a vistoria junto.</b> Desgaste de uso é normal e não é cobrado. O que passar disso vem com fotos e orçamento, e você pode contestar antes de pagar.</li><li><b>Acerte os km.</b> Uma conta só, pelo preço do seu plano.</li></ol>
<h3>Sair antes</h3><p>Custa 20% das mensalidades que faltam, e nunca mais que 4 mensalidades. O valor de cada mês estava na simulação e está no contrato.</p>
<div class="two"><div><h3>Fale com a gente</h3><p>${CONTACT.phone}<br>Segunda a sexta, das 08h às 20h<br>Sábado, das 08h às 14h</p><p><a href="mailto:${mailAt('atendimento')}">${mailAt('atendimento')}</a></p></div><div><h3>Seus dados</h3><p>Encarregado pelo tratamento de dados pessoais:<br><a href="mailto:${mailAt('privacidade')}">${mailAt('privacidade')}</a></p></div></div>
${stage('lume', 'vermelho-ipe')}<p style="margin-top:6mm;font-size:9.5pt;color:var(--asfalto-600)">${companyWithNote()}, CNPJ ${formatCnpj(COMPANY.cnpj)}, ${companyAddress()}. Imagens ilustrativas.</p>`,
);

/** A new subscriber takes this guide along: eight pages. */
export const guide = {
  file: 'guia-do-assinante.pdf',
  title: `Guia do assinante ${BRAND.name}`,
  body: `${cover}<main>${summary}${pickup}${daily}${service}${help}${km}${end}</main>`,
};
