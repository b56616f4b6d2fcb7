/**
 * For `http`: one JSON line a request without anything personal (security-requirements
 * I1). Of an address only the leading plain words are written, never the query: CPFs,
 * tokens, coordinates and e-mails come after them and contain digits, capitals or signs.
 * The trace id leads to the app's own line. `kept` is the source of a page; `STALE` is an
 * old one, because its app is unreachable.
 */
export const MASKED_ACCESS_LOG = `  map $request_uri $masked_path {
    default "***";
    "~^(?<plain>(?:/api/v1)?(?:/[a-z-]{1,40}(?![^/?]))*/?)(?:[?]|$)" "$plain";
    "~^(?<known>(?:/api/v1)?(?:/[a-z-]{1,40}(?![^/?]))*/)" "$known***";
  }
  log_format masked escape=json '{"time":"$time_iso8601","from":"$remote_addr","method":"$request_method","path":"$masked_path",'
    '"status":$status,"bytes":$body_bytes_sent,"seconds":$request_time,"upstream":"$upstream_addr",'
    '"upstreamStatus":"$upstream_status","upstreamSeconds":"$upstream_response_time","kept":"$upstream_cache_status","trace":"$trace"}';`;
