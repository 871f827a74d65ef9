/** The local editor's page (`npm run edit`): the server merges changes into the files. */
import { sendVersions } from './send-versions.ts';
import { startEditor } from './start-editor.ts';

sendVersions(new URL('api/v1', import.meta.url).pathname);
startEditor();
