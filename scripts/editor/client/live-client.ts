/** The editor's page of a live site. There is no server of ours, so the page merges changes into the files by itself. */
import { type KeptSchemas, keptFormats } from '../live/kept-formats.ts';
import { keepingFormat } from '../merge/keeping-format.ts';
import { startEditor } from './start-editor.ts';

const schemas: KeptSchemas = await (await fetch(new URL('schemas.json', import.meta.url))).json();

startEditor((cms) => {
  for (const { name, kind, extension } of Object.values(keptFormats))
    cms.registerCustomFormat(name, extension, keepingFormat(kind, schemas[kind]));
});
