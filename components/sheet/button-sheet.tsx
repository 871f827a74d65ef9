import { ActionButton } from '../ui/button/action-button.tsx';
import { Button } from '../ui/button/button.tsx';
import type { ButtonSize, ButtonVariant } from '../ui/button/look.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { cutIcons, lineIcons } from '../ui/icon/paths.ts';
import { Section } from '../ui/section/section.tsx';
import styles from './sheet.module.css';

/** Spec section 9: seven variants, five sizes. A record, so that a missing one is a type error. */
const variants: Record<ButtonVariant, string> = {
  default: 'Default',
  destructive: 'Destructive',
  outline: 'Outline',
  secondary: 'Secondary',
  ghost: 'Ghost',
  link: 'Link',
  accent: 'Accent',
};
const sizes: Record<ButtonSize, string> = { default: 'default', sm: 'sm', lg: 'lg', xl: 'xl', icon: 'icon' };

/** Every variant and size of the buttons, disabled buttons, and all icons. */
export function ButtonSheet() {
  // The keys of records are their types' members.
  const [allVariants, allSizes] = [
    Object.keys(variants) as ButtonVariant[],
    Object.keys(sizes) as ButtonSize[],
  ];
  return (
    <Section id="buttons" heading="Buttons">
      {allVariants.map((variant) => (
        <div key={variant} className={styles.row} data-variant={variant}>
          {allSizes.map((size) => (
            <Button key={size} href="#buttons" variant={variant} size={size}>
              {size === 'icon' ? <Named name={variants[variant]} /> : `${variants[variant]} ${sizes[size]}`}
            </Button>
          ))}
          <ActionButton variant={variant} disabled>
            Switched off
          </ActionButton>
        </div>
      ))}
      <div className={styles.row}>
        {[...Object.keys(cutIcons), ...Object.keys(lineIcons)].map((name) => (
          <Icon key={name} name={name as keyof typeof cutIcons | keyof typeof lineIcons} size={32} />
        ))}
      </div>
    </Section>
  );
}

const Named = ({ name }: { name: string }) => (
  <>
    <Icon name="search" />
    <span className="visuallyHidden">{name}, icon</span>
  </>
);
