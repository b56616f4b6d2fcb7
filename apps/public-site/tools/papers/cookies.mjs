import { LOGO } from './print.mjs';

const row = (name, what, until) =>
  `<tr><th scope="row"><code>${name}</code></th><td>${what}</td><td>${until}</td></tr>`;
const table = (caption, rows) =>
  `<table><caption>${caption}</caption><thead><tr><th scope="col">Nome</th><th scope="col">Para que serve</th><th scope="col">Até quando fica</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;

const SIGNED_OUT = 'Até você sair ou limpar o navegador';
const LINK = 'Até abrir outro link de loja, sair ou limpar o navegador';

const cookies = table('Cookies', [
  row(
    'XSRF-TOKEN',
    'Protege os formulários: prova que o pedido saiu deste site.',
    'Até fechar o navegador',
  ),
  row(
    'RENEWAL',
    'Mantém você conectado sem pedir a senha a toda hora. Nenhum programa da página consegue ler.',
    'Até 30 dias, ou até você sair',
  ),
  row(
    'ROD_CONSENT',
    'Guarda a sua escolha sobre medição e campanhas, e a versão do texto que você leu.',
    '6 meses',
  ),
]);

const storage = table('Armazenamento do navegador', [
  row(
    'ROD_TOKEN, ROD_USER, ROD_LOGGED_CLIENT',
    'Quem está conectado, e os dados que preenchem os seus formulários.',
    SIGNED_OUT,
  ),
  row(
    'ROD_SESSION_ID',
    'Um número sorteado que liga as simulações feitas neste navegador.',
    SIGNED_OUT,
  ),
  row(
    'ROD_SIMULATION, hasSimulations',
    'A simulação em que você estava, e se há alguma no carrinho.',
    SIGNED_OUT,
  ),
  row(
    'ROD_MFA_EMAIL, ROD_PENDING_EMAIL, ROD_PENDING_USER_ID',
    'O e-mail e o número de cadastro que esperam o código de confirmação.',
    'Até confirmar, sair ou limpar o navegador',
  ),
  row(
    'ROD_DEALER_LANDING_ID, ROD_DEALER_LANDING_DATA',
    'A concessionária do link que trouxe você.',
    LINK,
  ),
  row(
    'ROD_SELLER, ROD_ASSISTED_SALE, ROD_LINKED_AT',
    'O vendedor do link que trouxe você, e quando. Conta para a venda por até 30 dias.',
    LINK,
  ),
  row(
    'ROD_CAMPAIGN',
    'O endereço da campanha por onde você chegou. Não diz quem você é.',
    SIGNED_OUT,
  ),
  row(
    'ROD_DEALERSHIP_NAME',
    'O nome da concessionária, para quem trabalha nela.',
    SIGNED_OUT,
  ),
  row(
    'ROD_PROBE',
    'Um teste de um instante: o navegador deixa guardar?',
    'Apagado na hora',
  ),
]);

const body = `<main class="policy">${LOGO}<h1>Política de cookies</h1><p class="lead">O que este site guarda no seu navegador, para quê, por quanto tempo e como dizer não. Versão de 21 de novembro de 2026.</p>
<h2>Em resumo</h2><ul><li>Sem a sua permissão, guardamos só o que o site precisa para funcionar.</li><li>Medição e campanhas vêm desligadas. Você liga, desliga e volta atrás quando quiser.</li><li>Não há cookies de outras empresas nas nossas páginas.</li></ul>
<h2>O que é necessário</h2><p>Cookies são textos pequenos que o site guarda no navegador e recebe de volta. O armazenamento do navegador é parecido, mas não é enviado a cada pedido. Os que estão nas tabelas são necessários para simular, comprar e entrar na conta; por isso não pedem permissão. A base legal é a execução do contrato e dos passos que você pede antes dele; no que protege o site, o legítimo interesse na segurança.</p>
${cookies}${storage}
<h2>O que só existe se você deixar</h2><h3>Medição</h3><p>Conta quais páginas são vistas, para sabermos o que ajuda e o que atrapalha. Sem permissão, essa conta não sai da página.</p><h3>Campanhas</h3><p>Mede o resultado de anúncios. Sem permissão, nada é enviado.</p><p>Guardamos o histórico das suas escolhas por 2 anos, para provar o que você autorizou e quando.</p>
<h2>Como dizer não, ou mudar de ideia</h2><ol><li>No aviso que aparece na primeira visita, aceite, recuse ou escolha. Os três botões têm o mesmo peso, e recusar não tira nada do site.</li><li>Depois, abra o link de cookies no rodapé e mude a escolha. Ela vale na hora.</li><li>No navegador, você pode apagar ou bloquear tudo nas configurações de privacidade. Sem os cookies necessários, entrar na conta e enviar formulários deixam de funcionar.</li></ol>
<h2>Vídeos de fora</h2><p>O vídeo de boas-vindas é nosso e vem deste site. Se um dia uma página mostrar um vídeo de outra empresa, ela recebe o endereço de internet do seu aparelho e pode usar cookies próprios.</p>
<h2>Fale com a gente</h2><p>Rodar Assinaturas S.A. (marca fictícia), CNPJ DE.MOF.AB1/0001-23. Encarregado pela proteção de dados: <a href="mailto:privacidade@rodar.test">privacidade@rodar.test</a>. Você também pode reclamar à Autoridade Nacional de Proteção de Dados, em gov.br/anpd.</p></main>`;

/**
 * What the product really keeps in a browser: `STORAGE_KEYS` of libs/auth and the cookies
 * of the API.
 */
export const cookiePolicy = {
  file: 'politica-de-cookies.pdf',
  title: 'Política de cookies da Rodar',
  body,
};
