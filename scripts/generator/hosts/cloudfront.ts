/** S3 behind CloudFront: a function for viewer requests; headers go into a response headers policy. */
import { type ExpandedRules, ownPath } from './rules.ts';

export function cloudfrontFunction(rules: ExpandedRules): string {
  const olds = Object.fromEntries(rules.exact.map(({ from, to }) => [from, to]));
  const prefixes = rules.prefixes.map(({ from, to }) => [from, to]);
  return `// Runtime cloudfront-js-2.0, event type viewer request.
var olds = ${JSON.stringify(olds, undefined, 1)};
var prefixes = ${JSON.stringify(prefixes)};

function move(to, query) {
  var split = /^([^?#]*)(\\?[^#]*)?(#.*)?$/.exec(to);
  // Both queries, the target's own first.
  var parts = split[2] ? [split[2].slice(1)] : [];
  Object.keys(query).forEach(function (name) {
    (query[name].multiValue || [query[name]]).forEach(function (item) {
      parts.push(item.value === '' ? name : name + '=' + item.value);
    });
  });
  var address = split[1] + (parts.length > 0 ? '?' + parts.join('&') : '') + (split[3] || '');
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: address } } };
}

function handler(event) {
  var request = event.request;
  var uri = request.uri;
  if (uri === '${rules.basePath}') {
    request.uri = uri + 'index.html';
    return request;
  }
  // Old addresses may end in .html, too.
  if (Object.prototype.hasOwnProperty.call(olds, uri)) return move(olds[uri], request.querystring);
  // Only paths like our own are redirected: two slashes or a tab would lead to another host.
  if (!/^\\/${ownPath}$/.test(uri)) return request;
  var plain = uri.replace(/(\\/index)?\\.html$/, '').replace(/\\/+$/, '');
  if (plain === '' || plain + '/' === '${rules.basePath}') return move('${rules.basePath}', request.querystring);
  if (Object.prototype.hasOwnProperty.call(olds, plain)) return move(olds[plain], request.querystring);
  for (var index = 0; index < prefixes.length; index++) {
    var rest = plain.indexOf(prefixes[index][0]) === 0 ? plain.slice(prefixes[index][0].length) : '';
    if (rest !== '' && rest.indexOf('/') < 0) return move(prefixes[index][1], request.querystring);
  }
  if (plain !== uri) return move(plain, request.querystring);
  if (!/\\.[a-z0-9]+$/.test(uri)) request.uri = uri + '.html';
  return request;
}
`;
}
