import { type CutIcon, cutIcons, type IconName, lineIcons } from './paths.ts';

/** A decorative icon, next to text with the same meaning. `size` in pixels. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  const box = { width: size, height: size, viewBox: '0 0 24 24' };
  return isCut(name) ? (
    <svg {...box} fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={cutIcons[name]} />
    </svg>
  ) : (
    <svg {...box} fill="none" stroke="currentColor" strokeWidth="2.5" aria-hidden="true">
      <path d={lineIcons[name]} />
    </svg>
  );
}

function isCut(name: IconName): name is CutIcon {
  return name in cutIcons;
}
