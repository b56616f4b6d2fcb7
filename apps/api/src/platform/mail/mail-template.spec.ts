import { execFileSync } from 'node:child_process';
import { HtmlValidate } from 'html-validate';
import { brandOf, writeMail } from './mail-template';

const CONFIG = {
  MAIL_FROM: 'Rodar <ola@rodar.test>',
  PUBLIC_ORIGIN: 'https://rodar.test',
};
const CONTENT = {
  to: 'ana@exemplo.test',
  subject: 'Simulação RD-7K2M-48',
  paragraphs: [
    'Aroeira Evolução, Azul Fiorde.',
    'O preço está garantido até 28/11/2026.',
  ],
  code: '482913',
  facts: [
    ['Mensalidade', 'R$ 2.637,00'],
    ['Prazo', '36 meses'],
  ],
  link: { label: 'Abrir a simulação', path: '/simulador/compartilhada#abc' },
  note: 'Se não foi você, pode ignorar.',
  noteLink: { label: 'Saber mais', path: '/ajuda?a=1&b=2' },
} as const;
const BREAKS = 'overflow-wrap:anywhere;word-break:break-word';

/** The rules that the element of exactly this text has; throws where there is none. */
function styleOf(html = '', text: string): string {
  const parts = html
    .replaceAll(/<span style="white-space:nowrap">([^<]*)<\/span>/g, '$1')
    .split(`>${text}</`);
  const style = /<\w+ class="\w+" style="([^"]*)"[^<>]*$/.exec(parts.at(-2) ?? '')?.[1];
  if (style === undefined) throw new Error(`No element of the mail is '${text}'`);
  return style;
}

/** Features that some programs pass over, with what a reader sees there instead. */
const NICETIES: Readonly<Record<string, string>> = {
  '@media': 'the light colors in a dark mailbox',
  '<style> element': 'the light colors in a dark mailbox',
  '<body> element': 'the ground of the program itself',
  'border-radius': 'square corners',
  'display:none': 'the first sentence above the picture too',
  overflow: 'nothing: what is hidden has no height',
  'overflow-wrap': 'the break that word-break asks for',
  'role attribute': 'nothing: it is for screen readers that know it',
  'text-wrap': 'a title whose last line is short',
  'white-space': 'a number that breaks at its hyphen',
  'word-break': 'the break that overflow-wrap asks for',
};

/** Features of a mail that Gmail, Outlook or Apple Mail can't draw, by caniemail.com. */
function undrawable(html: string): string[] {
  // The package is an ES module with others below it, which Jest can't load.
  const check = `
    import { readFileSync } from 'node:fs';
    import { caniemail } from 'caniemail';
    const clients = ['gmail.*', 'outlook.*', 'apple-mail.*'];
    const { issues } = caniemail({ clients, html: readFileSync(0, 'utf8') });
    const titles = [...issues.errors.values()].flat().map(({ title }) => title);
    process.stdout.write(JSON.stringify([...new Set(titles)]));`;
  const printed = execFileSync(
    process.execPath,
    ['--input-type=module', '--eval', check],
    { cwd: __dirname, input: html, encoding: 'utf8' },
  );
  return JSON.parse(printed) as string[];
}

describe('a mail', () => {
  it('says in plain text all that it says, in reading order', () => {
    expect(writeMail(CONFIG, CONTENT).text).toBe(
      [
        'Aroeira Evolução, Azul Fiorde.',
        '482913',
        'Mensalidade: R$ 2.637,00\nPrazo: 36 meses',
        'O preço está garantido até 28/11/2026.',
        'Abrir a simulação: https://rodar.test/simulador/compartilhada#abc',
        'Se não foi você, pode ignorar.\nSaber mais: https://rodar.test/ajuda?a=1&b=2',
        'Rodar\nNinguém lê respostas a este endereço. Fale com a gente: 0800 000 0000 ou atendimento@rodar.test.\n',
      ].join('\n\n'),
    );
  });

  it('is a page of valid and accessible HTML that loads nothing', async () => {
    const { html = '' } = writeMail(CONFIG, CONTENT);
    const { results } = await new HtmlValidate({
      extends: ['html-validate:standard', 'html-validate:a11y'],
      rules: { 'no-inline-style': 'off', 'no-deprecated-attr': 'off' },
    }).validateString(html);
    expect(
      results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
      ),
    ).toEqual([]);
    expect(html).not.toMatch(/<(link|script)|url\(|src="(?!cid:)/);
    for (const part of [
      '<h1',
      '482913</strong>',
      'scope="row">Prazo</th>',
      '>R$&nbsp;2.637,00</td>',
      'href="https://rodar.test/simulador/compartilhada#abc"',
      'href="https://rodar.test/ajuda?a=1&amp;b=2">Saber mais</a>',
    ])
      expect(html).toContain(part);
  });

  it('loses no more than niceties in Gmail, Outlook and Apple Mail', () => {
    const { html = '' } = writeMail(CONFIG, CONTENT);
    expect(undrawable(html).sort()).toEqual(Object.keys(NICETIES).sort());
  });

  it('breaks a long text to copy within its own block, as narrow as a phone', () => {
    const pix = `00020101021226${'0014br.gov.bcb.pix2570'.repeat(6)}6304AB12`;
    const mail = writeMail(CONFIG, { ...CONTENT, code: undefined, textToCopy: pix });
    expect(mail.text).toContain(`\n\n${pix}\n\nMensalidade: `);
    expect(styleOf(mail.html, pix)).toMatch(/monospace;font-size:14px/);
    for (const text of [pix, ...CONTENT.paragraphs, CONTENT.subject, CONTENT.note])
      expect(styleOf(mail.html, text)).toContain(BREAKS);
  });

  it('wraps names of facts by words and breaks only values that are one long word', () => {
    const name = 'Propostas com o próximo passo para hoje ou atrasado';
    const file = 'comprovante_da_transferencia_de_setembro_final.pdf';
    const { html } = writeMail(CONFIG, {
      ...CONTENT,
      facts: [
        [name, '3'],
        ['Arquivo', file],
        ['Valor', 'R$ 2.637,00'],
      ],
    });
    expect(styleOf(html, name)).not.toContain('nowrap');
    expect(styleOf(html, file)).toContain(BREAKS);
    expect(styleOf(html, name)).not.toContain(BREAKS);
    expect(styleOf(html, 'R$&nbsp;2.637,00')).not.toContain(BREAKS);
  });

  it('keeps a short name of a fact on one line beside a long value', () => {
    const facts = [
      ['Dia e hora', '27/11/2026, às 10:00'],
      ['Devolver o carro até', '27/11/2026'],
    ] as const;
    const { html } = writeMail(CONFIG, { ...CONTENT, facts });
    expect(html).toContain('>Dia\u00a0e\u00a0hora</th>');
    expect(html).toContain('>Devolver o carro até</th>');
  });

  it('breaks no number at its hyphen, in the title either', () => {
    const { html } = writeMail(CONFIG, {
      ...CONTENT,
      subject: 'Contrato C-2611-0004: mudança 1',
      paragraphs: [
        'Ligue para (11) 3000-0005 ou abra RD-7MUX-14 no e-mail.',
        'Ou 0800 000 0000: em 5 dias, a mensalidade 1 de 36 e os 1.500 km.',
        'No CEP 01310-100, pelo art. 49 e § 2º, 1 ano depois.',
      ],
    });
    for (const whole of [
      'C-2611-0004',
      '(11) 3000-0005',
      'RD-7MUX-14',
      'e-mail',
      '0800 000 0000',
      '5 dias',
      '1 de 36',
      '1.500 km',
      'CEP 01310-100',
      'art. 49',
      '§ 2º',
      '1 ano',
    ])
      expect(html).toContain(`<span style="white-space:nowrap">${whole}</span>`);
  });

  it('lets no name become markup', () => {
    const { html } = writeMail(CONFIG, {
      ...CONTENT,
      paragraphs: ['<img src=x onerror="alert(1)"> & companhia'],
      facts: [['Carro', '"><script>']],
    });
    expect(html).toContain(
      '&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; companhia',
    );
    expect(html).not.toMatch(/<img src=x|<script/);
  });

  it.each([
    ['Rodar <ola@rodar.test>', 'Rodar'],
    ['"Rodar Assinaturas" <ola@rodar.test>', 'Rodar Assinaturas'],
    ['ola@rodar.test', 'Atendimento'],
  ])('from %s is signed by %s', (from, brand) => {
    expect(brandOf({ MAIL_FROM: from })).toBe(brand);
  });
});
