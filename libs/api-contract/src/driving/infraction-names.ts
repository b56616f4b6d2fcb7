/**
 * Everyday names of the most frequent infractions. Notices state them in the words of the
 * law (CTB, and the codes of the Portaria Senatran 354/2022), which our team types off.
 * No zod: screens use it too.
 */
const NAMES: readonly (readonly [words: RegExp, name: string])[] = [
  [/velocidade.*mais de 50 ?%/, 'Excesso de velocidade, mais de 50% acima'],
  [/velocidade.*(mais de|entre) 20 ?%/, 'Excesso de velocidade, de 20% a 50% acima'],
  [
    /(ate 20 ?%.*velocidade|velocidade.*ate 20 ?%)/,
    'Excesso de velocidade, até 20% acima',
  ],
  [/sinal vermelho/, 'Avanço do sinal vermelho'],
  [/passageiro.*cinto/, 'Passageiro sem cinto'],
  [/cinto de seguranca|usar o cinto/, 'Motorista sem cinto'],
  [/telefone celular|manuseando.*celular/, 'Celular na mão ao dirigir'],
  [/(faixa|via|pista).*(exclusiv|transporte publico)/, 'Circulação na faixa de ônibus'],
  [
    /transitar em local.*nao permitido/,
    'Circulação em hora ou lugar proibido, como o rodízio',
  ],
  [/fila dupla/, 'Estacionamento em fila dupla'],
  [/estacionar no passeio/, 'Estacionamento na calçada'],
  [/estacionar.*(idoso|deficiencia)/, 'Estacionamento em vaga reservada'],
  [/estacionar.*rotativo/, 'Zona azul fora da regra'],
  [/estacionar em local.*proibid/, 'Estacionamento em lugar proibido'],
  [/operacao de retorno/, 'Retorno proibido'],
  [/operacao de conversao/, 'Conversão proibida'],
  [/ultrapassar/, 'Ultrapassagem proibida'],
  [/sobre (a )?faixa de pedestres/, 'Parada sobre a faixa de pedestres'],
  [/preferencia.*pedestre/, 'Pedestre sem a preferência'],
];

/** The everyday name of an infraction; null where the law's words are all there is. */
export function infractionName(description: string): string | null {
  const plain = description.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return NAMES.find(([words]) => words.test(plain))?.[1] ?? null;
}
