/** S3 behind CloudFront: a function for viewer requests; headers belong into a response headers policy. */
import { exactRedirects, type HostRules, prefixRedirects } from './rules.ts';

export function cloudfrontFunction(rules: HostRules): string {
  const olds = Object.fromEntries(exactRedirects(rules).map(({ from, to }) => [from, to]));
  const prefixes = prefixRedirects(rules).map(({ from, to }) => [from, to]);
  return `// Runtime cloudfront-js-2.0, event type viewer request.
var olds = ${JSON.stringify(olds, undefined, 1)};
var prefixes = ${JSON.stringify(prefixes)};

function move(to, query) {
  var parts = Object.keys(query).map(function (name) {
    return query[name].value === '' ? name : name + '=' + query[name].value;
  });
  var address = parts.length > 0 && to.indexOf('?') < 0 ? to + '?' + parts.join('&') : to;
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: address } } };
}

function handler(event) {
  var request = event.request;
  var uri = request.uri;
  if (uri === '${rules.basePath}') {
    request.uri = uri + 'index.html';
    return request;
  }
  // Two slashes at the start would make an address of another host.
  if (/^\\/[\\/\\\\]/.test(uri)) return request;
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
