import { infractionName } from './infraction-names';

describe('the everyday name of an infraction', () => {
  it.each([
    [
      'Transitar em velocidade superior à máxima permitida em até 20%',
      'Excesso de velocidade, até 20% acima',
    ],
    [
      'Transitar até 20% acima da velocidade máxima',
      'Excesso de velocidade, até 20% acima',
    ],
    [
      'Transitar em velocidade superior à máxima permitida em mais de 20% até 50%',
      'Excesso de velocidade, de 20% a 50% acima',
    ],
    [
      'TRANSITAR EM VELOCIDADE SUPERIOR À MÁXIMA PERMITIDA EM MAIS DE 50%',
      'Excesso de velocidade, mais de 50% acima',
    ],
    [
      'Avançar o sinal vermelho do semáforo - fiscalização eletrônica',
      'Avanço do sinal vermelho',
    ],
    ['Deixar o condutor de usar o cinto segurança', 'Motorista sem cinto'],
    ['Deixar o passageiro de usar o cinto segurança', 'Passageiro sem cinto'],
    ['Dirigir veículo manuseando telefone celular', 'Celular na mão ao dirigir'],
    [
      'Transitar na faixa/pista da direita regul circulação exclusiva determ veículo',
      'Circulação na faixa de ônibus',
    ],
    [
      'Transitar em local/horário não permitido pela regulamentação estabelecida pela autoridade',
      'Circulação em hora ou lugar proibido, como o rodízio',
    ],
    ['Estacionar ao lado de outro veículo em fila dupla', 'Estacionamento em fila dupla'],
    ['Estacionar no passeio', 'Estacionamento na calçada'],
    [
      'Estacionar nas vagas reservadas às pessoas com deficiência, sem credencial',
      'Estacionamento em vaga reservada',
    ],
    [
      'Estacionar em desacordo com a regulamentação - estacionamento rotativo',
      'Zona azul fora da regra',
    ],
    [
      'Estacionar em local/horário proibido especificamente pela sinalização',
      'Estacionamento em lugar proibido',
    ],
    [
      'Executar operação de retorno em locais proibidos pela sinalização',
      'Retorno proibido',
    ],
    [
      'Executar operação de conversão à esquerda em local proibido pela sinalização',
      'Conversão proibida',
    ],
    [
      'Ultrapassar pela contramão linha de divisão de fluxos opostos, contínua amarela',
      'Ultrapassagem proibida',
    ],
    [
      'Parar sobre faixa de pedestres na mudança de sinal luminoso',
      'Parada sobre a faixa de pedestres',
    ],
    [
      'Deixar de dar preferência a pedestre na faixa a ele destinada',
      'Pedestre sem a preferência',
    ],
  ])('%s', (description, name) => {
    expect(infractionName(description)).toBe(name);
  });

  it.each([
    'Conduzir o veículo com o lacre de identificação violado',
    'Deixar de sinalizar a via',
    'Multa por não identificação do condutor infrator, imposta à pessoa jurídica',
  ])('is none for the rarer: %s', (description) => {
    expect(infractionName(description)).toBeNull();
  });
});
