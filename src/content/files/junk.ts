/** What systems and editors leave behind in a folder: nobody means to publish it. */
const junk = [
  /^\.DS_Store$/,
  /^\._/,
  /^(?:eh)?thumbs\.db$/i,
  /^desktop\.ini$/i,
  /^\.git(?:ignore|attributes|keep)?$/,
  /^\.#|^#.*#$/,
  /~$|^~\$/,
  /^\..*\.sw[a-p]$/,
  /\.(?:bak|orig|rej|tmp|part)$/i,
];

/** Whether a file or folder of this name is left aside, without its path. */
export const isJunk = (name: string) => junk.some((pattern) => pattern.test(name));
