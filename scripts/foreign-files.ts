const namedAtMost = 5;

/** Tells of files in the output folder that the generator did not write. */
export function letterAboutForeign(foreign: readonly string[], out: string): string {
  const named = foreign.slice(0, namedAtMost).join(', ');
  const more = foreign.length > namedAtMost ? ` and ${foreign.length - namedAtMost} more` : '';
  return [
    `Not made by the generator, and left as they are in ${out}: ${named}${more}.`,
    'What has to be deployed belongs into public/ of the data, from where each run copies it; delete the rest.',
  ].join('\n');
}
