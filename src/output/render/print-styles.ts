import { assetFile } from '#lib/named-file.ts';
import text from '#styles/print.css?inline';

/** The styles of paper, a file of its own: nobody waits for it who only reads. */
export const printStyles = assetFile('print', 'css', text);
