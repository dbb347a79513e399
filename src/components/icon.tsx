import { iconSheet, type IconName } from './icon-sheet.ts';

/** A sign beside words; it says nothing of its own. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`/${iconSheet.name}#${name}`} />
    </svg>
  );
}
