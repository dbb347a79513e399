import { assetFile } from '#lib/named-file.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleCheck from 'lucide-react/icons/circle-check';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Hospital from 'lucide-react/icons/hospital';
import Landmark from 'lucide-react/icons/landmark';
import MapPin from 'lucide-react/icons/map-pin';
import Menu from 'lucide-react/icons/menu';
import MessageCircleMore from 'lucide-react/icons/message-circle-more';
import Phone from 'lucide-react/icons/phone';
import Shield from 'lucide-react/icons/shield';
import Star from 'lucide-react/icons/star';

/** A decorative icon beside words that say the same. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`/${iconSheet.name}#${name}`} />
    </svg>
  );
}

/** The icons of the site, by meaning. */
const icons = {
  chat: MessageCircleMore,
  check: CircleCheck,
  court: Landmark,
  deadline: CalendarClock,
  evaluation: ClipboardCheck,
  fold: ChevronDown,
  hospital: Hospital,
  menu: Menu,
  'new-tab': ArrowUpRight,
  office: MapPin,
  phone: Phone,
  police: Shield,
  star: Star,
};
export type IconName = keyof typeof icons;

const symbol = ([name, icon]: [string, (typeof icons)[IconName]]) =>
  renderToStaticMarkup(createElement(icon))
    .replace(/^<svg[^>]*>/, `<symbol id="${name}" viewBox="0 0 24 24">`)
    .replace(/<\/svg>$/, '</symbol>');

const text = `<svg xmlns="http://www.w3.org/2000/svg">${Object.entries(icons).map(symbol).join('')}</svg>\n`;

/** All icons in one file that every page shares: inlined, they added 1 KB to each page. */
export const iconSheet = assetFile('icons', 'svg', text);
