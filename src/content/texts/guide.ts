import { problemOfFile, type Problem } from '#lib/problem.ts';
import type { Entry } from '../content.ts';

type Guide = Entry<'guides'>;

const parts: Record<string, (guide: Guide) => string> = {
  opening: (guide) => guide.opening,
  extra: (guide) => guide.extra.map(({ heading, text }) => `### ${heading}\n\n${text}`).join('\n\n'),
  liable: (guide) => listOf(guide.liable.map(({ who, why }) => [who, why])),
  evidence: (guide) => listOf(guide.evidence.map(({ what, keep }) => [what, keep])),
  injuries: (guide) => guide.injuries ?? '',
  deadlines: (guide) => guide.deadlines.map((deadline) => `- ${deadline}`).join('\n'),
  insurers: (guide) => listOf(guide.insurers.map(({ argument, answer }) => [argument, answer])),
  questions: (guide) =>
    guide.questions.map(({ question, answer }) => `#### ${question}\n\n${answer}`).join('\n\n'),
  closing: (guide) => guide.closing,
};

const listOf = (entries: [bold: string, text: string][]) =>
  entries.map(([bold, text]) => `- **${withStop(bold)}** ${text}`).join('\n');
const withStop = (text: string) => (/[.?!]["”]?$/.test(text) ? text : `${text}.`);

const isPart = (name: string) => Object.hasOwn(parts, name);

/** Whether texts under this name of a guide become part of the article. */
export const isComposed = (name: string) => name === 'subject' || isPart(name);

/** The template may use the subject anywhere, but a part only on its own line. */
export function checkTemplate(file: string, template: string, problems: Problem[]): void {
  template.split('\n').forEach((line, i) => {
    for (const { 0: written, 1: name = '', index } of line.matchAll(/\{([^{}]*)\}/g)) {
      if (name === 'subject' || (line === written && isPart(name))) continue;
      const says = `${written} cannot be used here.`;
      const fix = `Write {subject}, or one of these alone on a line: ${Object.keys(parts)
        .map((part) => `{${part}}`)
        .join(', ')}.`;
      problems.push(problemOfFile(file, [says, fix], { line: i + 1, column: index + 1 }));
    }
  });
}

/** Fills the template with a guide. Parts that the guide lacks are omitted, with their heading. */
export function composeGuide(template: string, guide: Guide): string {
  return template
    .trim()
    .split(/\n(?=### )/)
    .map((section) => {
      const filled = section.replace(/^\{([a-z]+)\}$/gm, (written, name: string) =>
        // Unknown names in the template were already reported; see checkTemplate.
        isPart(name) ? parts[name]!(guide).trim() : written,
      );
      return filled.replaceAll('{subject}', guide.subject);
    })
    .filter((section) => !/^### [^\n]*\s*$/.test(section))
    .join('\n\n');
}
