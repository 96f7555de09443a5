import '../theme/styles';
import { MantineProvider } from '@mantine/core';
import { type ElementType, type ReactNode, useEffect, useState } from 'react';
import { colorSchemeManager } from '../color-scheme/color-scheme-manager';
import { ConfirmProvider } from '../confirm/confirm-provider';
import { LinkContext, type LinkProps } from '../link/link';
import { PrintsInLight } from '../theme/prints-in-light';
import { theme } from '../theme/theme';
import { cssVariablesResolver } from '../theme/variables';
import { Toasts } from '../toasts/toasts';
import { Tooltips } from '../tooltip/tooltips';

export interface UiProviderProps {
  children: ReactNode;
  /** Draws links inside the application; takes `href`. Plain anchors when left out. */
  link?: ElementType<LinkProps>;
  /** True in a remote: the shell's provider has already written variables, tooltips and toasts for the whole page. */
  nested?: boolean;
  /** `test` switches transitions and portals off. */
  env?: 'default' | 'test';
}

/** What every React root needs around it before it uses any component of this package. */
export function UiProvider({ children, link = 'a', nested = false, env = 'default' }: UiProviderProps) {
  const [manager] = useState(colorSchemeManager);
  useEffect(forgetEarlyPaint, []);
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={manager}
      defaultColorScheme="auto"
      cssVariablesResolver={cssVariablesResolver}
      withCssVariables={!nested}
      withGlobalClasses={!nested}
      deduplicateCssVariables={false}
      env={env}
    >
      <LinkContext value={link}>
        <ConfirmProvider>{children}</ConfirmProvider>
        {!nested && <PrintsInLight />}
        {!nested && <Tooltips />}
        {!nested && <Toasts />}
      </LinkContext>
    </MantineProvider>
  );
}

/** The early script painted the root element itself; from here on the stylesheet does. */
function forgetEarlyPaint() {
  document.documentElement.style.removeProperty('background-color');
  document.documentElement.style.removeProperty('color-scheme');
}
