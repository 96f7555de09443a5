import '@mantine/core/styles/Tabs.layer.css';
import { Tabs as MantineTabs } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './tabs.module.css';

export interface Tab<Name extends string> {
  name: Name;
  label: string;
}

interface TabsProps<Name extends string> {
  /** What they are the parts of, for those who do not see it. */
  label: string;
  tabs: readonly Tab<Name>[];
  current: Name;
  onChange: (name: Name) => void;
  /** What the current one holds. */
  children: ReactNode;
}

/** Scrolls a strip sideways, and nothing else, as far as one of its tabs needs to be seen whole. */
function showWhole(strip: HTMLElement, tab: Element): void {
  const [seen, { left, right }] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (left < seen.left) strip.scrollLeft += left - seen.left;
  else if (right > seen.right) strip.scrollLeft += right - seen.right;
}

/** Parts of a screen of which one is shown: arrows, Home and End move. Where there is little room they scroll sideways. */
export function Tabs<Name extends string>({ label, tabs, current, onChange, children }: TabsProps<Name>) {
  const strip = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is chosen then
  useEffect(() => {
    const tab = strip.current?.querySelector('[role="tab"][aria-selected="true"]');
    if (strip.current && tab) showWhole(strip.current, tab);
  }, [current]);
  return (
    <MantineTabs
      value={current}
      onChange={(name) => name !== null && onChange(name as Name)}
      keepMounted={false}
      activateTabWithKeyboard={false}
      classNames={classes}
    >
      <MantineTabs.List ref={strip} aria-label={label}>
        {tabs.map(({ name, label: words }) => (
          <MantineTabs.Tab key={name} value={name}>
            {words}
          </MantineTabs.Tab>
        ))}
      </MantineTabs.List>
      <MantineTabs.Panel value={current}>{children}</MantineTabs.Panel>
    </MantineTabs>
  );
}
