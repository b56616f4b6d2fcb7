import { withoutAccents } from '../brazil';

/**
 * Titles in the manner of the CBO, separated by `;`. `/a` after a word means its
 * feminine: 'Arquiteto/a' gives 'Arquiteto' and 'Arquiteta', 'Professor/a' gives
 * 'Professor' and 'Professora'.
 */
const TITLES = `
Açougueiro/a; Acupunturista; Administrador/a; Administrador/a de redes; Advogado/a; Aeronauta; Agente de saúde; Agente de viagens; Agente penitenciário/a; Agricultor/a;
Agrônomo/a; Ajudante de obras; Alfaiate; Almoxarife; Analista administrativo/a; Analista comercial; Analista contábil; Analista de crédito; Analista de dados;
Analista de logística; Analista de marketing; Analista de qualidade; Analista de recursos humanos; Analista de sistemas; Analista financeiro/a; Analista jurídico/a;
Antropólogo/a; Aposentado/a; Apresentador/a; Arquiteto/a; Arquivista; Artesão; Artesã; Artista plástico/a; Assessor/a; Assessor/a de investimentos; Assistente administrativo/a; Assistente social;
Astrônomo/a; Atendente; Atleta profissional; Ator; Atriz; Atuário/a; Auditor/a; Autônomo/a; Auxiliar administrativo/a; Auxiliar de cozinha; Auxiliar de enfermagem;
Auxiliar de escritório; Auxiliar de limpeza; Auxiliar de produção; Babá; Bailarino/a; Balconista; Bancário/a; Barbeiro/a; Bibliotecário/a; Biólogo/a; Biomédico/a;
Bombeiro/a; Bombeiro/a militar; Borracheiro/a; Cabeleireiro/a; Caixa; Cantor/a; Carpinteiro/a; Carteiro/a; Cenógrafo/a; Chaveiro/a; Chef de cozinha;
Ciclista entregador/a; Cientista; Cientista de dados; Cinegrafista; Cirurgião-dentista; Cirurgiã-dentista; Comerciante; Comissário/a de voo; Comprador/a; Confeiteiro/a;
Conferente; Consultor/a; Consultor/a de vendas; Contador/a; Coordenador/a; Coordenador/a pedagógico/a; Copeiro/a; Coreógrafo/a; Corretor/a de imóveis; Corretor/a de seguros; Costureiro/a;
Cozinheiro/a; Cuidador/a de idosos; Cuidador/a infantil; Delegado/a de polícia; Dentista; Desembargador/a; Desenhista; Desenvolvedor/a de software; Designer; Designer de interiores; Despachante;
Detetive; Diarista; Diplomata; Diretor/a; Diretor/a de arte; Diretor/a escolar; Doméstico/a; Do lar; Economista; Editor/a; Educador/a físico/a; Eletricista; Eletrotécnico/a; Embaixador/a;
Empregado/a doméstico/a; Empresário/a; Encanador/a; Enfermeiro/a; Engenheiro/a; Engenheiro/a agrônomo/a; Engenheiro/a ambiental; Engenheiro/a civil; Engenheiro/a de alimentos; Engenheiro/a de produção;
Engenheiro/a de segurança; Engenheiro/a de software; Engenheiro/a elétrico/a; Engenheiro/a eletrônico/a; Engenheiro/a mecânico/a; Engenheiro/a químico/a; Escritor/a; Escrivão; Escrivã; Escultor/a;
Esteticista; Estagiário/a; Estatístico/a; Estilista; Estivador/a; Estoquista; Estudante; Farmacêutico/a; Faxineiro/a; Feirante; Ferramenteiro/a; Físico/a; Fiscal; Fisioterapeuta; Florista;
Fonoaudiólogo/a; Fotógrafo/a; Frentista; Funileiro/a; Garçom; Garçonete; Gari; Geógrafo/a; Geólogo/a; Gerente; Gerente administrativo/a; Gerente bancário/a; Gerente comercial; Gerente de projetos; Gerente financeiro/a;
Gesseiro/a; Gestor/a público/a; Guarda municipal; Guia de turismo; Historiador/a; Ilustrador/a; Influenciador/a digital; Instrutor/a; Instrutor/a de autoescola; Intérprete; Investidor/a; Investigador/a;
Jardineiro/a; Joalheiro/a; Jornalista; Juiz; Juíza; Lavador/a de veículos; Lavrador/a; Leiloeiro/a; Líder religioso/a; Locutor/a; Manicure; Maquiador/a; Maquinista; Marceneiro/a; Marinheiro/a; Massoterapeuta; Matemático/a;
Mecânico/a; Mecânico/a de aviação; Médico/a; Médico/a veterinário/a; Mestre de obras; Metalúrgico/a; Meteorologista; Militar; Militar reformado/a; Modelo; Montador/a; Motoboy; Motorista; Motorista de aplicativo; Motorista de caminhão;
Motorista de ônibus; Museólogo/a; Músico/a; Nutricionista; Oceanógrafo/a; Oficial de justiça; Operador/a de caixa; Operador/a de máquinas; Operador/a de telemarketing; Operário/a; Orientador/a educacional; Ótico/a; Ourives;
Padeiro/a; Padre; Paisagista; Pastor/a; Pecuarista; Pedagogo/a; Pedreiro/a; Pensionista; Perito/a; Personal trainer; Pescador/a; Pesquisador/a; Piloto/a; Pintor/a; Pizzaiolo/a; Podólogo/a; Policial civil; Policial federal; Policial militar;
Policial rodoviário/a; Político/a; Porteiro/a; Procurador/a; Produtor/a; Produtor/a de eventos; Produtor/a rural; Professor/a; Professor/a universitário/a; Programador/a; Projetista; Promotor/a de justiça; Promotor/a de vendas; Protético/a; Psicanalista;
Psicólogo/a; Psicopedagogo/a; Psiquiatra; Publicitário/a; Químico/a; Radialista; Recepcionista; Relações-públicas; Repórter; Representante comercial; Revisor/a; Roteirista; Secretário/a; Secretário/a executivo/a; Securitário/a;
Segurança; Serralheiro/a; Servente; Servidor/a público/a; Sindicalista; Síndico/a; Sociólogo/a; Soldador/a; Sommelier; Supervisor/a; Taxista; Técnico/a agrícola; Técnico/a de enfermagem; Técnico/a de informática; Técnico/a de laboratório; Técnico/a de segurança do trabalho;
Técnico/a eletrônico/a; Técnico/a em edificações; Técnico/a em eletrotécnica; Técnico/a em mecânica; Técnico/a em radiologia; Tabelião; Tabeliã; Tatuador/a; Terapeuta; Terapeuta ocupacional; Topógrafo/a; Torneiro/a mecânico/a; Trabalhador/a rural; Tradutor/a; Treinador/a; Turismólogo/a;
Urbanista; Vaqueiro/a; Vendedor/a; Vendedor/a ambulante; Vereador/a; Veterinário/a; Vidraceiro/a; Vigia; Vigilante; Zelador/a; Zootecnista
`;

/** For everybody whose profession is not in the list. */
export const OTHER_PROFESSION = 'Outra ocupação';

/**
 * Professions to choose from, both genders, in the order of their names; 'Outra ocupação'
 * comes last.
 */
export const PROFESSIONS: readonly string[] = [
  ...TITLES.split(';')
    .flatMap((title) => bothGenders(title.trim()))
    .sort((a, b) => a.localeCompare(b, 'pt-BR')),
  OTHER_PROFESSION,
];

const BY_NAME = new Map(PROFESSIONS.map((name) => [folded(name), name]));

/**
 * The profession of the list that a text names, whatever its case and accents; null when
 * there is none.
 */
export function findProfession(text: string): string | null {
  return BY_NAME.get(folded(text)) ?? null;
}

function bothGenders(title: string): string[] {
  return title.includes('/a')
    ? [title.replaceAll('/a', ''), title.replaceAll(/o?\/a/g, 'a')]
    : [title];
}

function folded(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
    .trim();
}
