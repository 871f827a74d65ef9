/** The local editor's page (`npm run edit`): the server merges changes into the files. */
import { startEditor } from './start-editor.ts';

startEditor();
