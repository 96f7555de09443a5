import { ActionIcon, type ActionIconProps, createPolymorphicComponent } from '@mantine/core';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';

export interface IconButtonProps
  extends ActionIconProps,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color' | 'style' | 'children'> {
  /** Accessible name, also shown as tooltip. */
  label: string;
  /** One Tabler icon; drawn 20 px, stroke 1.75 when made with `icon()`. */
  children: ReactNode;
  /** Extra words for the tooltip, such as a shortcut; the label when left out. */
  tooltip?: string;
  ref?: Ref<HTMLButtonElement>;
}

function QuietButton({ label, tooltip = label, children, ...rest }: IconButtonProps) {
  return (
    <ActionIcon
      type="button"
      variant="subtle"
      color="gray"
      size={36}
      aria-label={label}
      data-tooltip={tooltip}
      {...rest}
    >
      {children}
    </ActionIcon>
  );
}

/** A quiet button that is only an icon; 36 px so that fingers find it. With `component={Link}` it leads somewhere. */
export const IconButton = createPolymorphicComponent<'button', IconButtonProps>(QuietButton);
