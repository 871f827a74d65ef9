/** Makes the changes to `content/` that the README describes, whatever it contains. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { type Document, parseDocument } from 'yaml';

/** @param content is changed in place */
export async function applyOwnerChanges(content: string): Promise<void> {
  const edit = (file: string, change: (document: Document) => void) => {
    const document = parseDocument(readFileSync(path.join(content, file), 'utf8'));
    change(document);
    writeFileSync(path.join(content, file), document.toString());
  };
  addPost(content);
  removePost(content);
  edit('tours/brooklyn-heights.yaml', (tour) => {
    tour.set('priceCents', 4700);
    tour.set('groupMax', 10);
  });
  edit('team.yaml', (team) => {
    for (const [index, name] of ['Wilhelmina Okafor-Lindqvist', 'Bo'].entries()) {
      team.setIn(['team', index, 'name'], name);
      team.setIn(['team', index, 'role'], 'Licensed guide');
      team.setIn(['team', index, 'bio'], `${name} walks, and the cats follow.`);
      team.setIn(['team', index, 'alt'], `${name} with a cat on one shoulder`);
      team.setIn(['team', index, 'catName'], 'Button');
      team.deleteIn(['team', index, 'sample']);
    }
  });
  await replacePictures(path.join(content, 'images'));
  edit('gallery.yaml', (gallery) => {
    gallery.deleteIn(['tour', 1]);
  });
  edit('redirects.yaml', (table) => {
    table.addIn(['redirects'], { to: '/tours', from: ['/our-walks', '/walks-2019', '/walk.asp'] });
    table.addIn(['redirects'], { to: '/about', from: ['/team-*'] });
  });
}

function addPost(content: string): void {
  const [image = ''] = readdirSync(path.join(content, 'images')).filter((name) => name.startsWith('post-'));
  writeFileSync(
    path.join(content, 'blog', 'our-own-story.md'),
    `---
title: Our Own Story
excerpt: "A story that the owner wrote on a Tuesday: it is new, it is short, and no list of the project knows of it."
author: The Owner
date: 2026-03-03
image: ${path.parse(image).name}
alt: A cat that nobody has drawn yet
tags: [own]
category: Cat Culture
tour: lower-east-side
---

## Tuesday

A cat came by, and [the walk](/tours/lower-east-side) waited.
`,
  );
}

/** The first post that no other file refers to. */
function removePost(content: string): void {
  const texts = readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:md|yaml)$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(content, file), 'utf8') }));
  const free = texts.find(({ file, text }) => {
    const id = path.basename(file, '.md');
    const linked = texts.some((other) => new RegExp(`/blog(?:/|\\?post=)${id}\\b`).test(other.text));
    return file.startsWith('blog') && !linked && id !== 'our-own-story' && !/^aliases:/m.test(text);
  });
  if (!free) throw new Error('Every post is linked to by another one.');
  rmSync(path.join(content, free.file));
}

/** Replaces one picture by a partly transparent PNG, and one by a photo of 1,200 pixels. */
async function replacePictures(folder: string): Promise<void> {
  const portrait = (name: string) => {
    for (const file of readdirSync(folder))
      if (path.parse(file).name === name) rmSync(path.join(folder, file));
    return path.join(folder, name);
  };
  const circle = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><circle cx="400" cy="400" r="380" fill="#7a4"/></svg>',
  );
  await sharp(circle)
    .png()
    .toFile(`${portrait('team-1')}.png`);
  const pixels = Buffer.from(Array.from({ length: 1200 * 900 * 3 }, (_, index) => (index * index * 7) % 251));
  await sharp(pixels, { raw: { width: 1200, height: 900, channels: 3 } })
    .blur(2)
    .jpeg()
    .toFile(`${portrait('team-2')}.jpg`);
}
