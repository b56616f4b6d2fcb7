-- Foreigners send both sides of their CRNM (domain-brazil 4).
alter table documents drop constraint documents_kind_check;
alter table documents add constraint documents_kind_check
  check (kind in ('cnh-frente', 'cnh-verso', 'crnm-frente', 'crnm-verso', 'comprovante-residencia', 'contrato-social', 'cartao-cnpj', 'outro'));
