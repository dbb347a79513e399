import type { Problem } from '#lib/problem.ts';

/** Problems as commands that make GitHub show them beside the lines of a pull request. */
export function annotateProblems(problems: readonly Problem[]): string {
  return problems
    .map(({ file, line, column, path, says, fix }) => {
      const place = `file=${inProperty(file)},line=${line},col=${column}`;
      const title = path === '' ? '' : `,title=${inProperty(path)}`;
      return `::error ${place}${title}::${inMessage(`${says}\n${fix}`)}\n`;
    })
    .join('');
}

const inMessage = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const inProperty = (text: string) => inMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
