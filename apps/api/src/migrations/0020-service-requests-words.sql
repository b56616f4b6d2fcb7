-- outside a transaction
create index concurrently if not exists service_requests_words on service_requests
  using gin (words_of_proposal(number, ''));
