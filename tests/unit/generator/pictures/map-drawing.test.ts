import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { RouteMap } from '../../../../content/route-map.ts';
import { inRoot } from '../../../../scripts/core/files/paths.ts';
import { drawMap, mapAddress } from '../../../../scripts/generator/pictures/map-drawing.ts';

const map: RouteMap = {
  northWest: '40.70,-74.00',
  southEast: '40.69,-73.99',
  caption: 'A walk',
  water: ['40.70,-74.00 40.69,-74.00 40.70,-73.998'],
  parks: ['40.695,-73.995 40.694,-73.995 40.694,-73.994'],
  streets: [{ line: '40.699,-73.999 40.691,-73.991', name: 'Cat & Fiddle Street' }],
  bridges: [{ line: '40.70,-73.999 40.698,-73.997' }],
  ferries: ['40.699,-74.00 40.698,-73.999'],
  landmarks: [
    { kind: 'church', at: '40.695,-73.995' },
    { kind: 'words', at: '40.692,-73.992', name: 'Harbor' },
  ],
};
const drawing = drawMap(map, [
  { at: '40.70,-74.00' },
  { via: '40.695,-74.00' },
  { at: '40.69,-73.99', via: '40.695,-73.995 40.695,-73.99' },
]);

test('the dotted line leads from stop to stop by the corners between them', () => {
  expect(drawing).toMatch(/stroke="var\(--route\)"[^>]* d="M0 0l200 264l200 0l0 264"/);
});

test('names are escaped, and a changed drawing has another address', () => {
  expect(drawing).toContain('>Cat &amp; Fiddle Street</text>');
  expect(drawing).toContain('>Harbor</text>');
  expect(mapAddress('ned', drawing)).toMatch(/^\/assets\/maps\/ned\.[0-9a-f]{6}\.svg$/);
  expect(mapAddress('ned', drawing)).not.toBe(mapAddress('ned', drawMap(map, [])));
});

test('the stylesheet of the map has a color for each name in the drawing', () => {
  const css = readFileSync(inRoot('components/tour/route-map/route-map.module.css'), 'utf8');
  const names = new Set([...drawing.matchAll(/var\((--\w+)\)/g)].map(([, name]) => name));
  expect([...names].sort()).toEqual([...css.matchAll(/(--\w+): var/g)].map(([, name]) => name).sort());
});
