import { PRODUCT_NAME } from '@coaching/contracts';
import type { Icon as TablerIcon } from '@tabler/icons-react';
import { IconDots } from '@tabler/icons-react';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { Brand } from '../brand/brand';
import { Icon } from '../icon/icon';
import { Link } from '../link/link';
import { ActionMenu } from '../menu/action-menu';
import { useSoftKeyboard } from '../soft-keyboard/use-soft-keyboard';
import classes from './app-frame.module.css';

/** One entry of the main menu. */
export interface FrameEntry {
  label: string;
  /** In the bottom bar, where a long label has no room. */
  shortLabel?: string;
  href: string;
  icon: TablerIcon;
  current: boolean;
}

export interface AppFrameProps {
  entries: readonly FrameEntry[];
  /** Where the brand leads. */
  home: string;
  /** Beside the brand: the organisation and its switcher. */
  organization?: ReactNode;
  /** At the header's end: support, user menu. */
  headerEnd?: ReactNode;
  /** In a row above the header, and in view as long as that is; for what a person must not forget. */
  notice?: ReactNode;
  children: ReactNode;
}

/** How many entries a phone's bottom bar shows before the rest goes below More. */
const IN_BAR = 4;
const PHONE = '(width < 48em)';

function Entry({ label, href, icon, current }: FrameEntry) {
  return (
    <Link href={href} className={classes.entry} aria-current={current ? 'page' : undefined}>
      <Icon of={icon} />
      <span className={classes.label}>{label}</span>
    </Link>
  );
}

/** Header, side menu (a bottom bar on phones) and the page between them, for those who are signed in. */
export function AppFrame({ entries, home, organization, headerEnd, notice, children }: AppFrameProps) {
  const inBar = entries.length > IN_BAR + 1 ? entries.slice(0, IN_BAR) : entries;
  const more = entries.slice(inBar.length);
  const hasNotice = Boolean(notice);
  useBottomBarSpace();
  useNoticeSpace(hasNotice);
  useSoftKeyboard();

  return (
    <>
      <a className={classes.skip} href="#content">
        Skip to content
      </a>
      {notice && <div className={classes.notice}>{notice}</div>}
      <header className={classes.header}>
        <div className={classes.start}>
          <Link href={home} className={classes.home} aria-label={`${PRODUCT_NAME}, home`}>
            <Brand />
          </Link>
          {organization}
        </div>
        <div className={classes.end}>{headerEnd}</div>
      </header>
      <div className={classes.body}>
        <nav className={classes.side} aria-label="Main">
          <ul className={classes.menu}>
            {entries.map((entry) => (
              <li key={entry.href}>
                <Entry {...entry} />
              </li>
            ))}
          </ul>
        </nav>
        <main id="content" className={classes.main} tabIndex={-1}>
          {children}
        </main>
      </div>
      <nav className={classes.bottom} aria-label="Main, at the bottom">
        <ul className={classes.menu}>
          {inBar.map((entry) => (
            <li key={entry.href}>
              <Entry {...entry} label={entry.shortLabel ?? entry.label} />
            </li>
          ))}
          {more.length > 0 && (
            <li>
              <ActionMenu
                entries={more}
                trigger={(props) => (
                  <button type="button" className={classes.entry} {...props}>
                    <Icon of={IconDots} />
                    <span className={classes.label}>More</span>
                  </button>
                )}
              />
            </li>
          )}
        </ul>
      </nav>
    </>
  );
}

/** What sticks below the header stands clear of the row above it, too. */
function useNoticeSpace(hasNotice: boolean) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (hasNotice) root.dataset.notice = '';
    return () => void delete root.dataset.notice;
  }, [hasNotice]);
}

/** Docked panels, toasts and the last line of a page stay clear of the bottom bar. */
function useBottomBarSpace() {
  useEffect(() => {
    const phone = matchMedia(PHONE);
    const root = document.documentElement.style;
    const apply = () => {
      if (phone.matches) root.setProperty('--ui-bottom-bar-space', 'var(--ui-bottom-bar)');
      else root.removeProperty('--ui-bottom-bar-space');
    };
    apply();
    phone.addEventListener('change', apply);
    return () => {
      phone.removeEventListener('change', apply);
      root.removeProperty('--ui-bottom-bar-space');
    };
  }, []);
}
