import { counted } from '#lib/text.ts';
import type { Diagnosis } from './diagnose.ts';
import type { HostFinding } from './deployment.ts';
import type { Grade } from './observatory.ts';

const signs = { stops: '✗', loses: '!', fine: '✓' } satisfies Record<HostFinding['weight'], string>;

/** As a message: what would happen, why, and what to do. `folder` holds the files for the host. */
export function formatDiagnosis(diagnosis: Diagnosis, folder: string): string {
  const { title, findings, grade, files, steps } = diagnosis;
  const stops = findings.filter(({ weight }) => weight === 'stops').length;
  const parts = [
    `The site at ${title}:`,
    findings.map(formatFinding).join('\n'),
    formatGrade(grade),
    ['Before you publish:', ...steps.map((step) => `  - ${step}`)].join('\n'),
  ];
  if (files.length > 0) {
    parts.push(['Written:', ...files.map(({ name }) => `  ${folder}/${name}`)].join('\n'));
  }
  parts.push(
    stops === 0
      ? 'Nothing would break.'
      : `Do not publish it there yet: ${counted(stops, 'thing', 'things')} would break (✗).`,
  );
  return `${parts.join('\n\n')}\n`;
}

const formatFinding = ({ weight, says, fix }: HostFinding) =>
  `  ${signs[weight]} ${says}${fix === undefined ? '' : `\n    ${fix}`}`;

/** The rows add up to the score, starting from 100. */
function formatGrade({ grade, score, rules }: Grade): string {
  const rows = rules.map(
    ({ name, found, points }) => `  ${signed(points).padStart(4)}  ${name.padEnd(29)} ${found}`,
  );
  return [`Headers, by the rules of the Mozilla Observatory: ${grade} (${score})`, ...rows].join('\n');
}

const signed = (points: number) => (points > 0 ? `+${points}` : String(points));
