import { formatCnpj } from '@site/api-contract/brazil';
import {
  COOKIE_ENTRIES,
  STORAGE_ENTRIES,
} from '../../../apps/public-site/src/features/identity/consents/browser-entries.ts';
import { BRAND, COMPANY, companyWithNote, mailAt } from '../brand.mjs';
import { LOGO } from './print.mjs';

const row = (name, what, until) =>
  `<tr><th scope="row"><code>${name.replaceAll('_', '_<wbr>')}</code></th><td>${what}</td><td>${until}</td></tr>`;
const table = (caption, rows) =>
  `<table><caption>${caption}</caption><thead><tr><th scope="col">Nome</th><th scope="col">Para que serve</th><th scope="col">Até quando fica</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;

const sentence = (text) => (text.endsWith('?') ? text : `${text}.`);
const tableOf = (caption, kept) =>
  table(
    caption,
    kept.map(({ name, purpose, howLong }) => row(name, sentence(purpose), howLong)),
  );

const body = `<main class="policy">${LOGO}<h1>Política de cookies</h1><p class="lead">O que este site guarda no seu navegador, para quê, por quanto tempo e como dizer não. Versão de 29 de novembro de 2026.</p>
<h2>Em resumo</h2><ul><li>Sem a sua permissão, guardamos só o que o site precisa para funcionar.</li><li>Medição e campanhas vêm desligadas. Você liga, desliga e volta atrás quando quiser.</li><li>Não há cookies de outras empresas nas nossas páginas.</li></ul>
<h2>O que é necessário</h2><p>Cookies são textos pequenos que o site guarda no navegador e recebe de volta. O armazenamento do navegador é parecido, mas não é enviado a cada pedido. Os que estão nas tabelas são necessários para simular, comprar e entrar na conta; por isso não pedem permissão. A base legal é a execução do contrato e dos passos que você pede antes dele; no que protege o site, o legítimo interesse na segurança.</p>
${tableOf('Cookies', COOKIE_ENTRIES)}${tableOf('Armazenamento do navegador', STORAGE_ENTRIES)}
<h2>O que só existe se você deixar</h2><h3>Medição</h3><p>Conta quais páginas são vistas, para sabermos o que ajuda e o que atrapalha. Sem permissão, essa conta não sai da página.</p><h3>Campanhas</h3><p>Mede o resultado de anúncios. Sem permissão, nada é enviado.</p><p>Guardamos o histórico das suas escolhas por 2 anos, ou enquanto a sua conta existir, para provar o que você autorizou e quando.</p>
<h2>Como dizer não, ou mudar de ideia</h2><ol><li>No aviso que aparece na primeira visita, aceite, recuse ou escolha. Os três botões têm o mesmo peso, e recusar não tira nada do site.</li><li>Depois, abra o link de cookies no rodapé e mude a escolha. Ela vale na hora.</li><li>No navegador, você pode apagar ou bloquear tudo nas configurações de privacidade. Sem os cookies necessários, entrar na conta e enviar formulários deixam de funcionar.</li></ol>
<h2>Vídeos de fora</h2><p>O vídeo de boas-vindas é nosso e vem deste site. Se um dia uma página mostrar um vídeo de outra empresa, ela recebe o endereço de internet do seu aparelho e pode usar cookies próprios.</p>
<h2>Fale com a gente</h2><p>${companyWithNote()}, CNPJ ${formatCnpj(COMPANY.cnpj)}. Encarregado pelo tratamento de dados pessoais: <a href="mailto:${mailAt('privacidade')}">${mailAt('privacidade')}</a>. Você também pode reclamar à Autoridade Nacional de Proteção de Dados, em gov.br/anpd.</p></main>`;

export const cookiePolicy = {
  file: 'politica-de-cookies.pdf',
  title: `Política de cookies da ${BRAND.name}`,
  body,
};
