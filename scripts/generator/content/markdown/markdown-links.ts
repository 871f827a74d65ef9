/** Checks the links and pictures of a post: each must point to a page or file of this site, or to another host. */
import { originalExtension } from '../../../../content/original-formats.ts';
import { describes } from '../../../../content/plain-text.ts';
import { addressFault } from '../../../../content/public-address.ts';
import type { SourceReference } from '../yaml/fields.ts';
import { hasWords, type Report, type TreeNode } from './markdown-tree.ts';

type Refer = (kind: SourceReference['kind'], value: string, line: number) => void;

/** Checks a link, or a link definition. */
export function checkLink(at: TreeNode, line: number, refer: Refer, report: Report): void {
  const url = at.url ?? '';
  if (at.type === 'link' && !hasWords(at))
    report(line, 'A link has no text, so it is invisible', 'Write it in the brackets: [text](/address)');
  const fault = addressFault(url);
  if (fault) report(line, `The link "${url}" ${fault}`, 'Correct the address');
  else if (/^(?:\/(?![/\\])|#.|https?:\/\/)/.test(url)) refer('link', url, line);
  else if (!/^(?:mailto:(?:\S+@\S+\.\S|\$\{)|tel:\+?[\d().-]+$)/.test(url))
    report(
      line,
      `The link "${url}" has an address that is not allowed`,
      'Start it with / for a page of this site, or with https://',
    );
}

/** Elements that cannot contain a figure. */
const inline = new Set(['heading', 'strong', 'emphasis', 'delete']);

export function checkPicture(
  at: TreeNode,
  above: readonly TreeNode[],
  line: number,
  refer: Refer,
  report: Report,
): void {
  const url = at.url ?? '';
  if (above.some(({ type }) => inline.has(type)))
    report(line, 'A picture is inside a heading or emphasized text', 'Put it on a line of its own');
  if (!at.alt?.trim() || !describes(at.alt))
    report(line, 'The picture has no description', 'Describe it: ![description](/images/name.jpg)');
  if (/^(?:[a-z][a-z0-9+.-]*:)?\/\/|^data:/i.test(url)) {
    report(
      line,
      `The picture "${url.slice(0, 80)}" is on another site`,
      'Add the file to content/images/ and write /images/name.jpg',
    );
    return;
  }
  const name = pictureName(url);
  at.url = name;
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/i.test(name)) refer('image', name, line);
  else
    report(
      line,
      `"${url}" is not the name of a picture`,
      'Name the file in content/images/ with lower-case letters, digits and hyphens, and write /images/name.jpg',
    );
}

const extension = new RegExp(`${originalExtension.source}|\\.hei[cf]$`, 'i');

/** `/images/jerry-fox.jpg` → `jerry-fox`; the extension is optional. */
const pictureName = (url: string): string => url.replace(/^\/?(?:images\/)?/, '').replace(extension, '');
