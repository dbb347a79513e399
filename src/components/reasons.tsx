import type { Shell } from '#site/shell.ts';
import { Icon, type IconName } from './icon.tsx';
import { PhoneText } from './text.tsx';

/** Reasons to choose the firm, each with an icon. */
export function Reasons({
  reasons,
  shell,
}: {
  reasons: readonly { title: string; text: string; sign?: IconName }[];
  shell: Shell;
}) {
  return (
    <ul className={`mt-8 grid gap-8 sm:grid-cols-2 ${reasons.length % 3 === 0 ? 'desk:grid-cols-3' : ''}`}>
      {reasons.map(({ title, text, sign = 'check' }, i) => (
        <li key={i} className="flex gap-3">
          <span className="grid size-11 flex-none place-items-center rounded-full bg-navy text-h3 text-brass-light">
            <Icon name={sign} />
          </span>
          <div>
            <h3>{title}</h3>
            <p className="mt-2">
              <PhoneText text={text} shell={shell} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
